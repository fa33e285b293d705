import { Form, isRouteErrorResponse, useLoaderData, useNavigation } from "react-router";
import { ProblemNote } from "#app/components/desk/command-form.tsx";
import { DayRuler } from "#app/components/desk/inbox/day-ruler.tsx";
import { InboxFilters, InboxTabs, SavedViewForm, viewTitle } from "#app/components/desk/inbox/inbox-bar.tsx";
import { InboxList } from "#app/components/desk/inbox/inbox-list.tsx";
import { useKeptRows } from "#app/components/desk/inbox/use-kept-rows.ts";
import { useSaidPress } from "#app/components/desk/inbox/use-said-press.ts";
import { useDeskNews } from "#app/components/desk/live/use-desk-news.ts";
import { SaidNote } from "#app/components/desk/said-note.tsx";
import { countWords } from "#app/components/desk/thread-kinds.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import "#app/components/desk/inbox/inbox.css";

export const loader = seeAtDesk("inbox");
export const action = actAtDesk;

type Seen = Awaited<ReturnType<typeof loader>>;

export function meta({ loaderData }: { loaderData: Seen | undefined }) {
  return [{ title: `${loaderData ? viewTitle(loaderData) : ""}Inbox | Desk | Path to Keys` }];
}

export default function InboxPage() {
  const seen = useLoaderData<typeof loader>();
  const { search, counts, mayWork, next, previous, ruler, putAway } = seen;
  const { rows, added, showAll } = useKeptRows(seen.rows, `${search} ${previous ?? ""}`);
  const news = useDeskNews(seen.change);
  const said = useSaidPress(rows);
  const isTaking = useNavigation().formData?.get("do") === "inbox-next";
  return (
    <div className="inbox">
      <div className="top">
        <h1>Inbox</h1>
        <p className="sum">
          {countWords(counts.all)} open, {countWords(counts.late)} of them late, {countWords(counts.unassigned)} held by
          no one
        </p>
        <p className="news" role="status">
          <News news={news} added={added} clock={seen.clock} onShow={showAll} />
        </p>
        <p className="vh" role="status">
          {said}
        </p>
        {mayWork && (
          <Form method="post" className="take-next" data-leaving={isTaking ? "" : undefined}>
            <input type="hidden" name="do" value="inbox-next" />
            <button type="submit" className="btn btn--go" data-key="n">
              Take the next one{" "}
              <span className="kbd" aria-hidden="true">
                N
              </span>
            </button>
          </Form>
        )}
      </div>
      <ProblemNote />
      {seen.waitingMail > 0 && (
        <p className="note">
          <b>
            {countWords(seen.waitingMail)} {seen.waitingMail === 1 ? "email waits" : "emails wait"} for a look.
          </b>{" "}
          Many came at once, so no promise counts yet. People may have written some.{" "}
          <a href="/desk/mailbox#waiting-title">Look at them</a>
        </p>
      )}
      {putAway && (
        <Form method="post">
          <SaidNote className="one-line put-away">
            <p>
              Put away until {putAway.until}
              {putAway.isDue ? ", shortly before its answer is due." : ". Its clock keeps running."}
            </p>
            <input type="hidden" name="do" value="thread-put-away" />
            <input type="hidden" name="until" value="now" />
            <input type="hidden" name="thread" value={putAway.id} />
            <input type="hidden" name="back" value={search === "" ? "/desk" : `/desk?${search}`} />
            <button type="submit" className="btn btn--row" data-key="z">
              Undo
            </button>
          </SaidNote>
        </Form>
      )}
      <div className="bar">
        <InboxTabs {...seen} />
        <InboxFilters {...seen} />
      </div>
      <SavedViewForm {...seen} />
      {/* With nothing due in office hours, too: if it came later, it would push the rows down under whoever reads them. */}
      {ruler && rows.length > 0 && <DayRuler ruler={ruler} />}
      {rows.length > 0 ? <InboxList {...seen} rows={rows} /> : <Nothing {...seen} />}
      {(previous || next) && (
        <nav className="turns" aria-label="Pages">
          {previous && <a href={`/desk?${previous}`}>Previous 50</a>}
          {next && <a href={`/desk?${next}`}>Next 50</a>}
        </nav>
      )}
    </div>
  );
}

type NewsProps = { news: ReturnType<typeof useDeskNews>; added: number; clock: string; onShow(): void };

function News({ news, added, clock, onShow }: NewsProps) {
  if (news === "lost") return <>No connection right now. This is how it was at {clock}.</>;
  if (news === "over") return <a href="/desk/sign-in?to=/desk">You are signed out. Sign in to go on.</a>;
  if (added === 0) return null;
  return (
    <button type="button" className="btn btn--text" onClick={onShow}>
      {added} new, show {added === 1 ? "it" : "them"}
    </button>
  );
}

function Nothing({ query, search, counts }: Seen) {
  if (search === "") {
    return (
      <div className="nothing">
        <h2>No one is waiting for an answer</h2>
        <p>What visitors send shows up here by itself, about a second later.</p>
        {counts.away > 0 && <a href="/desk?list=snoozed">Put away for later: {countWords(counts.away)}</a>}
      </div>
    );
  }
  return (
    <div className="nothing">
      <h2>{query.list === "snoozed" ? "Nothing is put away" : "Nothing fits this view"}</h2>
      <a href="/desk">See all that waits</a>
    </div>
  );
}

/** An address the inbox does not know stays within the desk. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 400;
  return (
    <>
      <h1>{isUnknown ? "We do not know this view" : "The inbox could not be read"}</h1>
      <p className="lead">
        {isUnknown
          ? "The address has a filter that the inbox does not know. Nothing was changed."
          : "Something went wrong on our side. If you pressed a button, look whether it was done before you press again."}
      </p>
      <a className="btn" href="/desk">
        Go to the inbox
      </a>
    </>
  );
}
