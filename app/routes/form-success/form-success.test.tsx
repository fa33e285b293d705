import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import FormSuccess from "./form-success.tsx";
import FormSuccessBeingChecked from "./form-success-being-checked.tsx";
import { sentHere } from "./receive-answers.server.ts";

const page = async (path: string, isSent: boolean, form: string | null = null) => {
  const nothing = await sentHere(new Request(`https://visitor.example${path}`), null);
  const props = { loaderData: { ...nothing, ...(isSent && { isSent, form }) }, actionData: undefined };
  const Page = path.endsWith("checked") ? FormSuccessBeingChecked : FormSuccess;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Page
        {...(props as unknown as Parameters<typeof FormSuccess>[0] & Parameters<typeof FormSuccessBeingChecked>[0])}
      />
    </MemoryRouter>,
  );
};

it.each(["/form-success", "/form-success/being-checked"])(
  "%s says that a form has arrived only to a browser that has sent one",
  async (path) => {
    const said = /Message Sent Successfully|Thank You for Reaching Out|is with our team|is safe with us/;
    expect(await page(path, false)).not.toMatch(said);
    expect(await page(path, false)).toContain('href="/get-started"');
    expect(await page(path, true)).toMatch(said);
  },
);

it.each([
  ["Free Credit Analysis", ["credit-analysis"]],
  ["Contact", ["contact"]],
  [[...messageForms.values()].find(({ encType }) => encType)?.formName ?? "", []],
])("forgets what this tab keeps of the form that was sent, and of no other: %s", async (form, sent) => {
  for (const path of ["/form-success", "/form-success/being-checked"]) {
    expect(await page(path, true, form)).toContain(JSON.stringify({ sent }).replaceAll('"', "&quot;"));
  }
});
