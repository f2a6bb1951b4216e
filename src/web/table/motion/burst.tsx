import './burst.css';

/** The damage taken, drawn where it is placed. Its position and size are set by its container. */
export const Burst = ({ loss }: { loss: number }) => (
  <span className="burst" aria-hidden="true">
    −{loss}
  </span>
);
