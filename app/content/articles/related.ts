/** As much of an article as says what it is about. */
export type Topic = {
  path: string;
  title: string;
  category: string;
  situations?: readonly string[] | undefined;
  searchWords?: readonly string[] | undefined;
};

/** Words common to titles of every kind. */
const shortest = 4;

/**
 * The other articles, the nearest first: of the same category, for the same situations, with the same words, where a
 * word that few articles have says more. What is equally near keeps its order.
 */
export function nearest<Article extends Topic>(article: Topic, all: readonly Article[]): Article[] {
  const having = countWords(all);
  const own = wordsOf(article);
  const nearness = (other: Article) => {
    const shared = [...wordsOf(other)].filter((word) => own.has(word));
    const words = shared.reduce((sum, word) => sum + 2 / (having.get(word) ?? 1), 0);
    const situations = (other.situations ?? []).filter((each) => article.situations?.includes(each)).length;
    return (other.category === article.category ? 2 : 0) + situations + words;
  };
  return all.filter(({ path }) => path !== article.path).toSorted((a, b) => nearness(b) - nearness(a));
}

function countWords(all: readonly Topic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of all.flatMap((each) => [...wordsOf(each)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function wordsOf({ title, searchWords = [] }: Topic): Set<string> {
  const words =
    [title, ...searchWords]
      .join(" ")
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return new Set(words.filter((word) => word.length >= shortest).map((word) => word.replace(/s$/, "")));
}
