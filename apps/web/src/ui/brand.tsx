/** The house's sign: a tabard, quartered madder and gold. */
export function Brand({ size = 40 }: { readonly size?: number }) {
  return (
    <svg class="brand" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path fill="var(--accent)" d="M22 6h5q5 5 10 0h5l20 13-7 16-8-4v27H17V31l-8 4L2 19z" />
      <path fill="var(--gold)" d="M32 9q2.5 0 5-3h5l20 13-7 16-8-4H32zM17 31h15v27H17z" />
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
        d="M22 6h5q5 5 10 0h5l20 13-7 16-8-4v27H17V31l-8 4L2 19z"
      />
    </svg>
  );
}
