const START = 1 << 12;
/** No node. */
export const NONE = -1;
export const ROOT = 0;

/**
 * Moves from a root, as rows of numbers: a node is the place of its row. A node's sum is what its mover got in the games that passed it,
 * `squares` the sum of its squares, and `available` how often it could have been chosen: what is hidden decides which moves there are.
 */
export class Tree<Move> {
  readonly moves: (Move | undefined)[] = [];
  visits = new Int32Array(START);
  available = new Int32Array(START);
  sums = new Float64Array(START);
  squares = new Float64Array(START);
  biases = new Float64Array(START);
  #parents = new Int32Array(START);
  #firsts = new Int32Array(START);
  #lasts = new Int32Array(START);
  #siblings = new Int32Array(START);
  /** Where to look next: moves are mostly asked for in the order in which they were met. */
  #next = NONE;

  clear(): void {
    this.moves.length = 0;
    this.#next = NONE;
    this.#add(NONE, undefined, 0);
  }

  /** Where a move leads, if it has been met before. Looks on from the latest one found, then among those before it. */
  child(node: number, move: Move): number {
    const next = this.#next;
    const from = next !== NONE && this.#parents[next] === node ? next : NONE;
    for (let child = from; child !== NONE; child = this.#siblings[child]!) if (this.moves[child] === move) return this.#found(child);
    for (let child = this.#firsts[node]!; child !== from; child = this.#siblings[child]!)
      if (this.moves[child] === move) return this.#found(child);
    return NONE;
  }

  #found(child: number): number {
    this.#next = this.#siblings[child]!;
    return child;
  }

  grow(node: number, move: Move, bias: number): number {
    const child = this.#add(node, move, bias);
    if (this.#firsts[node] === NONE) this.#firsts[node] = child;
    else this.#siblings[this.#lasts[node]!] = child;
    this.#lasts[node] = child;
    return child;
  }

  firstChild(node: number): number {
    return this.#firsts[node]!;
  }

  sibling(node: number): number {
    return this.#siblings[node]!;
  }

  #add(parent: number, move: Move | undefined, bias: number): number {
    const node = this.moves.length;
    if (node === this.visits.length) this.#widen();
    this.moves.push(move);
    this.visits[node] = 0;
    this.available[node] = 0;
    this.sums[node] = 0;
    this.squares[node] = 0;
    this.biases[node] = bias;
    this.#parents[node] = parent;
    this.#firsts[node] = NONE;
    this.#siblings[node] = NONE;
    return node;
  }

  #widen(): void {
    this.visits = doubled(this.visits, Int32Array);
    this.available = doubled(this.available, Int32Array);
    this.sums = doubled(this.sums, Float64Array);
    this.squares = doubled(this.squares, Float64Array);
    this.biases = doubled(this.biases, Float64Array);
    this.#parents = doubled(this.#parents, Int32Array);
    this.#firsts = doubled(this.#firsts, Int32Array);
    this.#lasts = doubled(this.#lasts, Int32Array);
    this.#siblings = doubled(this.#siblings, Int32Array);
  }
}

function doubled<Row extends Int32Array | Float64Array>(row: Row, Kind: new (length: number) => Row): Row {
  const wide = new Kind(2 * row.length);
  wide.set(row);
  return wide;
}
