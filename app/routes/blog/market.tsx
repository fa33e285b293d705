import { SiteLink } from "#app/components/ui/site-link.tsx";
import { Byline } from "./byline.tsx";
import type { ReportEntry } from "./entries.ts";

/** The market: what the latest reports found, then all of them. */
export function Market({ reports }: { reports: readonly ReportEntry[] }) {
  const latest = reports.filter((report) => report.featured);
  return (
    <>
      <div className="turn turn--LR" />
      <section className="leg leg--R bl__market" id="market" aria-labelledby="market-title">
        <div className="wrap">
          <div className="head">
            <h2 id="market-title">Market reports: what rates, prices and rents did</h2>
            <p className="lead">From public data, with the plot, the table behind it and the source of both.</p>
          </div>
          <h3 className="bl__sub">Latest Reports</h3>
          {latest.map((report) => (
            <Finding key={report.path} report={report} />
          ))}
          <h3 className="bl__sub">All reports</h3>
          <ul className="bl__all">
            {reports.map((report) => (
              <li key={report.path}>
                <SiteLink to={report.path}>{report.title}</SiteLink>
                <Byline entry={report} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function Finding({ report }: { report: ReportEntry }) {
  const { path, title, description, keyInsights } = report;
  return (
    <article className="finding">
      <div>
        <h4>
          <SiteLink to={path}>{title}</SiteLink>
        </h4>
        <p>{description}</p>
        <Byline entry={report} />
      </div>
      <ul>
        {keyInsights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ul>
    </article>
  );
}
