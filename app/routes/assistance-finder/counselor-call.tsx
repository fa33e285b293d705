import { housingCounselor } from "#app/content/site/housing-counselor.ts";

/** HUD's line is the first call for everybody: it knows more places than we do. */
export function CounselorCall({ say }: { say: string }) {
  return (
    <li>
      <a className="af-tel" href={housingCounselor.href}>
        {housingCounselor.phone}
      </a>
      <h3>A HUD housing counselor</h3>
      <p>Free or low in cost, and they work for you, not for a lender. Start here: ask which of these is open now.</p>
      <p className="af-say">{`“${say}”`}</p>
    </li>
  );
}
