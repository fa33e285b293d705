import { SiteLink } from "#app/components/ui/site-link.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { formatDay } from "#app/domain/text/format-date.ts";
import type { ArticleRecord } from "./article-record.ts";
import { CategoryScene } from "./category-scene.tsx";

/** Title, lead and byline on the left, the picture of its category to the edge of the window on the right. */
export function ArticleHead({ article }: { article: ArticleRecord }) {
  const { title, description, category, author, reviewer, reviewedDate, minutes } = article;
  return (
    <header className="ar__head">
      <div className="wrap">
        <div>
          <nav className="crumb" aria-label="Breadcrumb">
            <SiteLink to="/">Home</SiteLink> <span aria-hidden="true">/</span>
            <SiteLink to="/blog">Blog</SiteLink> <span aria-hidden="true">/</span> <span>{category}</span>
          </nav>
          <h1>{title}</h1>
          <p className="lead">{description}</p>
          <p className="small ar__by">
            {category === "Success Stories" && <Tag>Sample story</Tag>} By the {author}. {minutes}-minute read. Checked{" "}
            <time dateTime={reviewedDate}>{formatDay(reviewedDate)}</time>. {reviewer}.
          </p>
        </div>
      </div>
      <div className="ar__pic">
        <CategoryScene category={category} />
      </div>
    </header>
  );
}
