/** Cuts a file at each `;` that ends a line, and skips statements marked `-- only:` for the other dialect. */
export function splitStatements(text: string, dialect: "sqlite" | "postgres"): string[] {
  return text
    .split(/;[ \t]*$/m)
    .filter((statement) => {
      const only = /^-- only: (\w+)$/m.exec(statement)?.[1];
      return only === undefined || only === dialect;
    })
    .map((statement) => statement.replace(/^--.*$/gm, "").trim())
    .filter((statement) => statement !== "");
}
