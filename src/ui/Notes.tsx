/** Conditions beneath a block, one a line. */
export function Notes({ notes }: { notes: (string | undefined)[] | undefined }) {
  const lines = (notes ?? []).filter((note): note is string => Boolean(note));
  if (!lines.length) return null;
  if (lines.length === 1) return <p className="section-notes">{lines[0]}</p>;
  return (
    <ul className="section-notes">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
