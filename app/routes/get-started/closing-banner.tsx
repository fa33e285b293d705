import { Arrow } from "#app/components/ui/icons.tsx";

/** Leads back up to the form. A plain link to its first field: the browser puts the focus there by itself. */
export function ClosingBanner({ firstFieldId }: { firstFieldId: string }) {
  return (
    <section className="kerb gs__end screen-only">
      <div className="wrap apart">
        <div>
          <h2>Ready to see where you stand?</h2>
          <p>Pre-qualification starts with the same five fields.</p>
        </div>
        <a className="btn" href={`#${firstFieldId}`}>
          Get Pre-Qualified <Arrow />
        </a>
      </div>
    </section>
  );
}
