import { trustedUrl } from "#app/lib/page/trusted-url.ts";

// The content policy lets an allowed script add another one, and that one may import anything.
const script = document.createElement("script");
script.type = "module";
script.src = trustedUrl("page-modules", document.currentScript?.dataset.entry ?? "");
document.head.append(script);
