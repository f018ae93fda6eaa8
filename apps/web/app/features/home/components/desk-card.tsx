import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';

/** Whom to call, on every home of a member. */
export function DeskCard() {
  return (
    <section className="member-desk" aria-labelledby="desk-heading">
      <h2 id="desk-heading" className="sr-only">
        相談の電話
      </h2>
      <DeskCallBox />
    </section>
  );
}
