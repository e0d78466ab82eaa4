const MAX_LINKS = 14;

/** A chain as iron links, with its sum. */
export function Links({ chain }: { readonly chain: number }) {
  return (
    <span class="bn-links" aria-hidden="true">
      {Array.from({ length: Math.min(chain, MAX_LINKS) }, (_, index) => (
        <span key={index} class="bn-chain-link" data-flat={index % 2 === 1} />
      ))}
      <b class="bn-chain-sum">{chain}</b>
    </span>
  );
}
