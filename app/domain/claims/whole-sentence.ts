import { said } from "./sentence-words.ts";

const asks =
  /^ (?:(?:so|and|but|or|ok|hi|hey|wait|please|well) (?:, )?)?(?:¿|can|does|do|did|is|are|am|will|how|what|who|should|why|which|when|where|was|were|has|have|could (?:my|i|it|the|they)|would (?:it|the|a|my|you (?:like|want)))(?= )/;
/** Asks, and offers or tells someone to do something. */
const offers = said(
  "sounds?|how would you like|what would you do with|what if i|why (wait|not|pay)|who else|what is the best (card|way)|quiere|le gustaria|list[oa]",
);

/** Asks whether it is so, and offers nothing: "Want it guaranteed?" does. */
export function isAsked(plain: string): boolean {
  return plain.includes(" ? ") && asks.test(plain) && !offers.test(plain);
}

const teller = String.raw`(they|he|she|someone|somebody|anyone|anybody|caller|company|compan\w*|outfits?|ads?|postcard|whoever|one|collector|owner|agent)`;
const claimed = String.raw`(promis\w*|guarantee\w*|says?|said|tells?|told|claim\w*|quoted|offer\w*|wrote|mention\w*|wants? cash|asked|asks( you)?)`;
const reports = said(String.raw`
  ${teller} ((who|that|you (told|wrote|mention\w*)) )?${claimed}|
  any (outfit|company|one) (who|that)|(a|some|the other) (company|caller|outfit)|(some|the|an) ads?|
  you (asked|wrote|told (us|me)|mentioned|were told|said you|will (see|hear) in)|we get that question|(is|of) (a|the) phrase|
  si alguien|(les?) (dijeron|prometi\w*|ofreci\w*|pidieron|ofrecieron)|otra compania|dice que|dijo|dicen que`);
const warnings = said(String.raw`
  scam\w*|illegal|crime|fraud\w*|against (the|federal) law|breaking the law|warning sign|red flag|(is to|,|please|and|then|just) walk away \.|walk away (\.|from (it|them|any\w*|a company))|run from|careful|beware|watch out|suspicious|nonsense|lying|do not (believe|trust)|should not (trust|believe)|
  isnt one i|not one i would trust|bad advice|doing you harm|(was|were) wrong|too good to be true|stay away from (any|anyone)|if (someone|somebody|anyone|a company|a caller|they) (says?|promises?|offers?|tells?|asks?|claims?|wants?)|
  estafa\w*|fraude|engano|delito|ilegal|mentira|cuidado con`);
/** Says that it is none: "it's not illegal". */
const noWarning = said(
  String.raw`(not|no|nothing|never|perfectly|isnt) (an? )?(scam\w*|illegal|crime|fraud\w*|lying)|i am warning`,
);

/** Tells what others say, or warns of them. */
export function isReported(plain: string): boolean {
  return reports.test(plain) || (warnings.test(plain) && !noWarning.test(plain));
}
