import { publicSettings } from "#app/lib/page/public-settings.ts";

/** Other companies' servers that this build asks for something, by what for. An address of our own is none. */
const thirdParties = [
  {
    address: publicSettings.bookingUrl,
    purpose: "shows the calendar in the consultation frame on the get-started page",
  },
  { address: publicSettings.functionsUrl, purpose: "takes what you send with a form" },
  {
    address: publicSettings.leadTrackingSrc,
    purpose: "learns, once you allow marketing and not before, which pages you see, and may set cookies of its own",
  },
].filter(({ address }) => URL.canParse(address));

export function ThirdParties() {
  return (
    <section aria-labelledby="third-parties">
      <h2 id="third-parties">Third parties, listed by name</h2>
      {thirdParties.length === 0 ? (
        <p>
          <b>None today.</b> Fonts, pictures and scripts come from this site, and no other company sets or reads a
          cookie here. Should that change, its name, its purpose and its own policy stand in this list first.
        </p>
      ) : (
        <>
          <p>They set no cookie through this site unless it says so here; where they speak, their own policy holds:</p>
          <ul>
            {thirdParties.map(({ address, purpose }) => (
              <li key={purpose}>
                <b>{new URL(address).hostname}</b> {purpose}.
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
