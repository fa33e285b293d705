/*
 * Right after a search form whose search is in the page's address. An address with a search shows its results, also when someone
 * comes back to it: the module in the header's template starts before anyone focuses the field.
 */
const search = document.querySelector<HTMLTemplateElement>(".nav template");
if (search && new URLSearchParams(location.search).has("q")) document.head.append(search.content);
