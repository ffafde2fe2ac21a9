/** Converts the decimal digits of every script (Arabic, Persian, Devanagari, Thai, full-width and so on) to 0–9. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode lists the ten digits of a script in order, so counting back to the first digit gives the value. The digits
    // of two scripts can be adjacent, hence the remainder.
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
