import type { Locale } from '@tradepost/i18n'
import { family, size } from '@tradepost/ui-kit/vars'
import { embeddedFaces } from './embedded-faces.ts'
import { fontSheet, latinSheet } from './font-sheets.ts'

/** How a shop sets type: the fonts some texts need, the family, and the scale as CSS lengths by name. */
export interface TypeSpecimen {
  faces: string
  family: string
  sizes: Readonly<Record<string, string>>
}

/** The type of a shop in some languages, for a page that shows these texts without the shop. */
export function typeSpecimen(languages: readonly Locale[], text: string): TypeSpecimen {
  const sheets = [latinSheet(), ...languages.flatMap((locale) => fontSheet(locale) ?? [])]
  return { faces: sheets.map((sheet) => embeddedFaces(sheet, text)).join('\n'), family: family.text, sizes: size }
}
