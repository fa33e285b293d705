/** Problems with email, as the server reports them. */
type Trouble =
  | { what: "mail-server"; since: string; waiting: number }
  | { what: "refused" | "stopped" | "held"; thread: string; name: string; at: string };

/** Says at the top of the desk what keeps answers from going out. Empty when nothing does. */
export function TroublesNote({ troubles }: { troubles: Trouble[] }) {
  return troubles.map((trouble) => (
    <div className="note note--bad" role="status" key={`${trouble.what}-${"at" in trouble ? trouble.at : ""}`}>
      {trouble.what === "stopped" && (
        <>
          <b>An answer to {trouble.name} was not sent</b>
          <p>
            They asked us to stop emails while your team’s answer of {trouble.at} was waiting.{" "}
            <a href={`/desk/threads/${trouble.thread}`}>Open it</a> to read it.
          </p>
        </>
      )}
      {trouble.what === "held" && (
        <>
          <b>An answer to {trouble.name} was not sent</b>
          <p>
            They may ask us to stop emails, and no one had decided about their sentence while your team’s answer of{" "}
            {trouble.at} was waiting. <a href={`/desk/threads/${trouble.thread}`}>Open it</a> to decide, and to read it.
          </p>
        </>
      )}
      {trouble.what === "mail-server" && (
        <>
          <b>Emails are not going out</b>
          <p>
            {trouble.waiting === 1 ? "One has" : `${trouble.waiting} have`} been waiting since {trouble.since}. Nothing
            is lost: they go out as soon as the mail server answers again.
          </p>
        </>
      )}
      {trouble.what === "refused" && (
        <>
          <b>An answer to {trouble.name} cannot be delivered</b>
          <p>
            The other mail server refuses your team’s answer of {trouble.at}.{" "}
            <a href={`/desk/threads/${trouble.thread}`}>Open it</a>, and call instead if you can.
          </p>
        </>
      )}
    </div>
  ));
}
