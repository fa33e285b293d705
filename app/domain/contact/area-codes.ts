import { zonesOfState } from "#app/domain/contact/state-zones.ts";

/** Where a person may be: states by postal code, and zones by their IANA names. Empty when nothing says. */
export type Places = { states: readonly string[]; zones: readonly string[] };

/**
 * The area codes in service by state, and those whose lines lie in one zone of a state that has two. Source: NANPA's
 * assignments and the zones of Google's libphonenumber, as two public packages have them (read on 2026-11-23). Where the two
 * do not agree, and in every code beside an older one that lies in two zones, both zones count.
 */
const codesOfStates: Readonly<Record<string, string>> = {
  AK: "907",
  AL: "205 251 256 334 659 938",
  AR: "327 479 501 870",
  AZ: "480 520 602 623 928",
  CA: "209 213 279 310 323 341 350 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 837 840 858 909 916 925 949 951",
  CO: "303 719 720 748 970 983",
  CT: "203 475 860 959",
  DC: "202 771",
  DE: "302",
  FL: "239 305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 850 863 904 941 954",
  GA: "229 404 470 478 678 706 762 770 912 943",
  HI: "808",
  IA: "319 515 563 641 712",
  ID: "208 986",
  IL: "217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872",
  IN: "219 260 317 463 574 765 812 930",
  KS: "316 620 785 913",
  KY: "270 364 502 606 859",
  LA: "225 318 337 457 504 985",
  MA: "339 351 413 508 617 774 781 857 978",
  MD: "227 240 301 410 443 667",
  ME: "207",
  MI: "231 248 269 313 517 586 616 734 810 906 947 989",
  MN: "218 320 507 612 651 763 924 952",
  MO: "235 314 417 557 573 636 660 816",
  MS: "228 601 662 769",
  MT: "406",
  NC: "252 336 472 704 743 828 910 919 980 984",
  ND: "701",
  NE: "308 402 531",
  NH: "603",
  NJ: "201 551 609 640 732 848 856 862 908 973",
  NM: "505 575",
  NV: "702 725 775",
  NY: "212 315 329 332 347 363 516 518 585 607 631 646 680 716 718 838 845 914 917 929 934",
  OH: "216 220 234 283 326 330 380 419 436 440 513 567 614 740 937",
  OK: "405 539 572 580 918",
  OR: "458 503 541 971",
  PA: "215 223 267 272 412 445 484 570 582 610 717 724 814 835 878",
  RI: "401",
  SC: "803 821 839 843 854 864",
  SD: "605",
  TN: "423 615 629 729 731 865 901 931",
  TX: "210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 915 936 940 945 956 972 979",
  UT: "385 435 801",
  VA: "276 434 540 571 686 703 757 804 826 948",
  VT: "802",
  WA: "206 253 360 425 509 564",
  WI: "262 274 353 414 534 608 715 920",
  WV: "304 681",
  WY: "307",
};

const codesInOneZone: Readonly<Record<string, string>> = {
  "America/New_York":
    "239 305 321 324 352 386 407 561 645 656 727 728 754 772 786 813 863 904 941 954 260 317 463 765 502 859 231 248 269 313 517 586 616 734 810 947 989 865",
  "America/Chicago":
    "316 913 402 531 615 629 731 901 931 210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979",
  "America/Denver": "915",
  "America/Phoenix": "480 520 602 623",
  "America/Los_Angeles": "503 971 702 725",
};

/** Every state, and the District of Columbia. */
export const allStates: readonly string[] = Object.keys(codesOfStates);

const stateOfCode = byCode(codesOfStates);
const zoneOfCode = byCode(codesInOneZone);

/** Places where the line of a number (E.164) was issued; none for a number without a state, such as a toll-free one. */
export function placesOfPhone(phone: string): Places {
  const code = areaCodeOf(phone) ?? "";
  const state = stateOfCode.get(code);
  if (state === undefined) return { states: [], zones: [] };
  const zone = zoneOfCode.get(code);
  return { states: [state], zones: zone === undefined ? zonesOfState(state) : [zone] };
}

/** The area code of a number (E.164); null if it isn't a US number. */
export function areaCodeOf(phone: string): string | null {
  return /^\+1(\d{3})\d{7}$/.exec(phone)?.[1] ?? null;
}

function byCode(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(lists).flatMap(([name, codes]) => codes.split(" ").map((code) => [code, name])));
}
