import { SiteLink } from "#app/components/ui/site-link.tsx";
import { optOutLinks } from "#app/content/pages/policies.ts";

export function OptOut() {
  return (
    <section aria-labelledby="opt-out">
      <h2 id="opt-out">Opting out, here and elsewhere</h2>
      <p>
        Your browser can delete cookies and refuse new ones: look for “cookies” or “site data” in its settings. This
        site goes on working without them. These addresses help on other sites, too:
      </p>
      <ul>
        {optOutLinks.map(({ label, to, note }) => (
          <li key={to}>
            <SiteLink className="ck__out" to={to} rel="noopener">
              {label}
            </SiteLink>
            <br />
            {note}
          </li>
        ))}
      </ul>
      <p>
        To say that your information may not be sold or shared, use the form on{" "}
        <SiteLink to="/ccpa#request">Your Privacy Rights</SiteLink>.
      </p>
    </section>
  );
}
