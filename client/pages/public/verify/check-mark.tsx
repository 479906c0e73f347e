/** The outcome of a check by its form: a full disc, a crossed square, a dashed ring. The row says which in words. */
export function CheckMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-6 shrink-0 fill-none stroke-2">
      <g className="hidden group-data-[outcome=verified]/check:inline">
        <circle cx="12" cy="12" r="11" className="fill-ink" />
        <path d="m7 12.5 3.5 3.5L17 9" className="stroke-paper" />
      </g>
      <g className="hidden stroke-danger group-data-[outcome=failed]/check:inline">
        <path d="M2 2h20v20H2zM8 8l8 8m0-8-8 8" />
      </g>
      <circle
        cx="12"
        cy="12"
        r="10.5"
        strokeDasharray="3 3.6"
        className="hidden stroke-plum group-data-[outcome=unchecked]/check:inline"
      />
    </svg>
  );
}
