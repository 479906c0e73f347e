/** On paper: which course the lesson is from, and where it can be found. */
export function PrintedOrigin({ courseTitle }: { courseTitle: string }) {
  return (
    <p className="hidden pb-6 text-15 text-muted print:block">
      {courseTitle} · {location.href}
    </p>
  );
}
