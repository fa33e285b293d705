import { InlineStyle } from "#app/components/inline-style.tsx";
import { SceneDoor } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { SearchForm } from "#app/components/search/search-form.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { verdictLook } from "#app/content/answers/answer-record.ts";
import { searchSuggestions } from "#app/content/site/search-help.ts";
import { counted } from "#app/domain/text/counted.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import type { SearchAnswer, SearchHit } from "#app/lib/search/engine.ts";
import { type Found, findAll } from "#app/lib/search/find-all.ts";
import { countOf, sourceWords } from "#app/lib/search/found-lines.ts";
import { parseSearchQuery, searchPath } from "#app/lib/search/words.ts";
import { nearestQuestions, siteSearch } from "#app/server/search/page-search.server.ts";
import { countiesForZip, placeSearch, withCities } from "#app/server/search/place-index.server.ts";
import type { Route } from "./+types/search";
import { Marked, NextSteps, NothingFound } from "./result-parts.tsx";
import css from "./search-page.css?inline";

export const meta = pageMeta("/search");

/** Made for each request, never kept and never logged: what someone looks for is their own. */
export function loader({ request }: Route.LoaderArgs) {
  const query = parseSearchQuery(new URL(request.url).searchParams.get("q"));
  const counties = countiesForZip(query);
  if (counties) return { query, answer: null, hits: counties };
  return { query, ...withCities(query, findAll(siteSearch(), placeSearch(), query, nearestQuestions())) };
}

export default function SearchPage({ loaderData: { query, answer, hits } }: Route.ComponentProps) {
  const found = answer !== null || hits.length > 0;
  return (
    <>
      <InlineStyle name="search-page" layer="page" css={css} />
      <section className="sunk sp__top">
        <div className="wrap">
          <nav className="crumb" aria-label="Breadcrumb">
            <a href="/">Home</a> <span aria-hidden="true">/</span> <span aria-current="page">Search</span>
          </nav>
          <h1>{resultWords(query, { answer, hits })}</h1>
          <SearchForm label="A question, city, county, ZIP code or program" query={query} />
        </div>
      </section>
      <section className="wrap sp">
        {answer && <Answer answer={answer} />}
        <div className="cols cols--start sp__more">
          {hits.length > 0 && <Results hits={hits} under={answer !== null} />}
          {!found && (query === "" ? <Suggestions /> : <NothingFound query={query} />)}
          {found ? (
            <aside className="slab sticky" aria-labelledby="next-steps">
              <h2 className="h4" id="next-steps">
                Not what you meant?
              </h2>
              <NextSteps />
            </aside>
          ) : (
            <LobbyBoard />
          )}
        </div>
      </section>
    </>
  );
}

function resultWords(query: string, found: Found): string {
  if (query === "") return "What are you looking for?";
  const count = countOf(found);
  return count === 0 ? `No results for “${query}”` : `${counted(count, "result")} for “${query}”`;
}

/** The fact itself, ahead of everything to read: the word or the figure, who says so, and the way on. */
function Answer({ answer }: { answer: SearchAnswer }) {
  const { question, verdict, text, next } = answer;
  const look = verdictLook(verdict);
  return (
    <div className={`sp__answer sp__answer--${look}`}>
      <AnswerDoor look={look} />
      <div>
        <h2>{question}</h2>
        <p className="sp__verdict">{verdict}</p>
        <p>{text}</p>
        <div className="acts">
          <ButtonLink to={next.to}>
            {next.label} <Arrow />
          </ButtonLink>
        </div>
        <p className="fine">{sourceWords(answer)}</p>
      </div>
    </div>
  );
}

/** A lit door for a yes, a shut one for a no, and the usual one for what depends or is a figure. */
function AnswerDoor({ look }: { look: ReturnType<typeof verdictLook> }) {
  const color = { yes: "go", no: "brick", open: "green" } as const;
  return (
    <SceneFrame className="sp__door" viewBox="8 12 124 176" preserveAspectRatio="xMidYMax meet">
      <SceneDoor x={26} y={32} w={88} h={152} color={color[look]} pane={look === "yes"} fan={look === "open"} />
    </SceneFrame>
  );
}

/** The best first, as a list that can be read from top to bottom. */
function Results({ hits, under }: { hits: readonly SearchHit[]; under: boolean }) {
  const Title = under ? "h3" : "h2";
  return (
    <div>
      {under && <h2 className="sp__h">Read more</h2>}
      <ol className="rows sp__hits">
        {hits.map(({ path, kind, title, summary, met }) => (
          <li key={`${path} ${title}`}>
            <p className="fine">{kind}</p>
            <Title className="h4">
              <a href={path}>
                <Marked text={title} met={met} />
              </a>
            </Title>
            <p className="small">{summary}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Nothing was asked yet: what others ask. */
function Suggestions() {
  return (
    <div>
      <h2 className="sp__h">People ask</h2>
      <ul className="rows sp__hits">
        {searchSuggestions.map((suggestion) => (
          <li key={suggestion}>
            <a className="tlink" href={searchPath(suggestion)}>
              {suggestion} <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const rows = [0, 1, 2, 3, 4, 5];
const lengths = [58, 82, 46, 70, 90, 52];

/** The lobby of an apartment house: the board that says who lives where, and one door. Elevation; decoration. */
function LobbyBoard() {
  return (
    <SceneFrame viewBox="0 0 440 340" className="lobby">
      <Box x={10} y={14} w={420} h={268} fill="cream" />
      <Box x={10} y={262} w={420} h={20} fill="trim" />
      <Box x={10} y={282} w={420} h={58} fill="slate" />
      <Line
        d="M10 310h420M96 282v28M210 282v28M324 282v28M150 310v30M268 310v30M384 310v30"
        width={1.5}
        opacity={0.4}
      />
      <Box x={52} y={44} w={190} h={184} fill="wood" />
      <Box x={64} y={56} w={166} h={160} fill="dark" />
      {rows.map((row) => (
        <g key={row}>
          <Box x={76} y={68 + row * 24} w={22} h={14} r={2} fill={row === 3 ? "lamp" : "trim"} bare />
          <Line d={`M110 ${75 + row * 24}h${lengths[row]}`} width={3} color={row === 3 ? "lamp" : "far"} />
        </g>
      ))}
      <SceneDoor x={292} y={72} w={96} h={200} color="green" fan />
      <Disc x={268} y={178} r={7} fill="metal" />
      <Box x={282} y={282} w={116} h={12} fill="brick" />
    </SceneFrame>
  );
}
