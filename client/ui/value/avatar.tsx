import { initials } from './initials.ts';

interface AvatarProps {
  name: string;
  /** A square picture; without one the initials stand. */
  picture?: string | undefined;
}

/** A person in a circle. Hidden from screen readers: the name itself always stands beside it. */
export function Avatar({ name, picture }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-11 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-plum-soft text-15 font-semibold text-plum"
    >
      {picture === undefined ? (
        initials(name)
      ) : (
        <img src={picture} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}
