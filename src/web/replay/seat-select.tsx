interface SeatSelectProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

/** Chooses one of the seats of a record, by the names of those who sat there. */
export function SeatSelect({ label, names, seat, onSeat }: SeatSelectProps) {
  return (
    <label className="row">
      {label}
      <select value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
        {names.map((name, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <option key={n} value={n}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
