/** Logo of the product: a paw, with pads that symbolize the brands around a common core. */
export function StudioIcon({ size = '100%' }: { size?: number | string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <ellipse cx="7" cy="14" rx="3" ry="4" />
      <ellipse cx="13" cy="8" rx="3" ry="4.4" />
      <ellipse cx="19.5" cy="8" rx="3" ry="4.4" />
      <ellipse cx="25.5" cy="14" rx="3" ry="4" />
      <path d="M16.2 15c4.6 0 8.6 4 8.6 8 0 3-2.4 4.4-4.8 4.4-1.6 0-2.5-.6-3.8-.6s-2.300.6-3.900.6c-2.400 0-4.800-1.400-4.800-4.400 0-4 4.100-8 8.700-8z" />
    </svg>
  )
}
