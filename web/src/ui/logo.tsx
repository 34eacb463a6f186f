/** The footbridge mark. Never narrower than 20 px, never in two colours. */
export function BridgeMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="30"
      height="24"
      viewBox="0 0 30 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 16Q15 1 26 16M1 16h28M4 16v5M26 16v5M9.5 16v-5.4M15 16V8.5M20.5 16v-5.4" />
    </svg>
  )
}
