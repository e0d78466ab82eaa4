/** Just enough of a document for Observable Plot to draw into: elements that keep what they are told, and print it. */
export const svgDocument = () => {
  const document = {
    createElementNS: (_namespace: string, name: string) => new Drawn(name, document),
    documentElement: undefined as unknown,
  };
  document.documentElement = new Drawn('html', document);
  return document;
};

export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

class Drawn {
  readonly namespaceURI = 'http://www.w3.org/2000/svg';
  readonly style: Style = new Style();
  readonly ownerDocument: unknown;
  parentNode: Drawn | null = null;
  readonly #name: string;
  readonly #attributes = new Map<string, string>();
  /** Elements, and text. */
  children: { toString(): string }[] = [];

  constructor(name: string, ownerDocument: unknown) {
    this.#name = name;
    this.ownerDocument = ownerDocument;
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  appendChild(child: Drawn): Drawn {
    return this.insertBefore(child, null);
  }

  insertBefore(child: Drawn, next: Drawn | null): Drawn {
    child.parentNode = this;
    this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, child);
    return child;
  }

  set textContent(text: string) {
    this.children = [escaped(text)];
  }

  toString(): string {
    const style = Object.entries(this.style).map(([name, value]) => `${name}: ${value}`);
    const attributes = [...this.#attributes, ...(style.length > 0 ? [['style', style.join('; ')] as const] : [])];
    return `<${this.#name}${attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>${this.children.join('')}</${this.#name}>`;
  }
}

class Style {
  [name: string]: unknown;

  setProperty(name: string, value: string): void {
    this[name] = value;
  }
}
