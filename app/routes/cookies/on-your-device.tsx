import { CardTable } from "#app/components/ui/card-table.tsx";
import { keptOnDevice } from "#app/content/pages/policies.ts";

export function OnYourDevice() {
  return (
    <section aria-labelledby="device">
      <h2 id="device">Everything we leave on your device</h2>
      <p>Reading a guide leaves nothing. These are all, and all of them essential but one, which waits for your yes:</p>
      <CardTable
        caption="What this site keeps on your device"
        columns={["Name", "What it keeps", "Comes", "Stays"]}
        rows={keptOnDevice.map(({ name, what, when, until }) => [name, what, when, until])}
      />
    </section>
  );
}
