/** Decimal digits that people type, whatever their script: Arabic, Persian, Devanagari, Thai, full-width and so on, as 0–9. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    // NOTE: Unicode keeps the ten digits of a script together, in order; those of two scripts may follow each other.
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
