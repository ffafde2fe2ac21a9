const keywords =
  'abstract any as async await boolean break case catch class const continue debugger default delete do else enum export extends false finally for from function get if implements import in instanceof interface let new null number of package private protected public return set static string super switch symbol this throw true try type typeof unknown var void while with yield document window self global node component props state children value key name'

const prototypes = [Object, Function, Array, String, Number, Promise, Map, Date, RegExp, Error].flatMap((one) =>
  Object.getOwnPropertyNames(one.prototype),
)
const programWords = new Set(
  [...keywords.split(' '), ...Object.getOwnPropertyNames(globalThis), ...prototypes].map((word) => word.toLowerCase()),
)

/** True for JavaScript keywords and common identifiers, which every build contains. */
export const isProgramWord = (word: string): boolean => programWords.has(word.toLowerCase())
