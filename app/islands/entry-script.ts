import { trustedUrl } from "#app/lib/page/trusted-url.ts";

// The content policy lets a known script add another one, and that one may import what it likes.
const script = document.createElement("script");
script.type = "module";
script.src = trustedUrl("page-modules", document.currentScript?.dataset.entry ?? "");
document.head.append(script);
