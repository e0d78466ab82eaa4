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
  #firsts = new Int32Array(START);
  #siblings = new Int32Array(START);
  /** The child met last, and whose it is: moves are mostly asked for in one order, so the next is looked for behind it, and a new one comes there. */
  #latest = NONE;
  #parent = NONE;

  clear(): void {
    this.moves.length = 0;
    this.#parent = NONE;
    this.#add(undefined, 0);
  }

  /** Where a move leads, if it has been met before. Looks on from the latest child met, then among those before it. */
  child(node: number, move: Move): number {
    const from = this.#parent === node ? this.#siblings[this.#latest]! : NONE;
    for (let child = from; child !== NONE; child = this.#siblings[child]!) if (this.moves[child] === move) return this.#met(node, child);
    for (let child = this.#firsts[node]!; child !== from; child = this.#siblings[child]!)
      if (this.moves[child] === move) return this.#met(node, child);
    return NONE;
  }

  #met(node: number, child: number): number {
    this.#parent = node;
    this.#latest = child;
    return child;
  }

  grow(node: number, move: Move, bias: number): number {
    const child = this.#add(move, bias);
    if (this.#parent === node) {
      this.#siblings[child] = this.#siblings[this.#latest]!;
      this.#siblings[this.#latest] = child;
    } else {
      this.#siblings[child] = this.#firsts[node]!;
      this.#firsts[node] = child;
    }
    return this.#met(node, child);
  }

  firstChild(node: number): number {
    return this.#firsts[node]!;
  }

  sibling(node: number): number {
    return this.#siblings[node]!;
  }

  #add(move: Move | undefined, bias: number): number {
    const node = this.moves.length;
    if (node === this.visits.length) this.#widen();
    this.moves.push(move);
    this.visits[node] = 0;
    this.available[node] = 0;
    this.sums[node] = 0;
    this.squares[node] = 0;
    this.biases[node] = bias;
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
    this.#firsts = doubled(this.#firsts, Int32Array);
    this.#siblings = doubled(this.#siblings, Int32Array);
  }
}

function doubled<Row extends Int32Array | Float64Array>(row: Row, Kind: new (length: number) => Row): Row {
  const wide = new Kind(2 * row.length);
  wide.set(row);
  return wide;
}
