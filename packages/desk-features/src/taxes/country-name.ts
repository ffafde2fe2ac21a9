/** The name of a country by its code, in the language of the page. */
export const countryName = (countries: readonly { value: string; label: string }[], code: string): string =>
  countries.find(({ value }) => value === code)?.label ?? code
