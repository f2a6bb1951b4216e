import './burst.css';

/** Damage, as it lands. Where it stands and how large it is says what it lands on. */
export const Burst = ({ loss }: { loss: number }) => (
  <span className="burst" aria-hidden="true">
    −{loss}
  </span>
);
