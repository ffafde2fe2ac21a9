const rows = (area: string, ...numbers: (number | [first: number, last: number])[]): string[] =>
  numbers.flatMap((one) => {
    const [first, last] = typeof one === 'number' ? [one, one] : one
    return Array.from({ length: last - first + 1 }, (_, n) => `${area}-${String(first + n).padStart(2, '0')}`)
  })

/** Rows of docs/ledger.md that a screen or component is about, by the title of its stories. */
export const ledgerOf: Readonly<Record<string, readonly string[]>> = {
  'Kit/CombinedSearchField': rows('B', 28, [44, 48]),
  'Kit/Dialog': rows('B', 54),
  'Kit/FileField': rows('E', 6, 7, 10, 11),
  'Kit/TextField': rows('E', 13, 14),
  'Screens/Account': rows('E', [15, 20], 22),
  'Screens/AfterSales': rows('B', 63),
  'Screens/Article': rows('A', 15),
  'Screens/Brand': rows('A', 2, 3),
  'Screens/BrandCategory': [...rows('A', 4, 5), ...rows('B', 15, 16, 55, 58)],
  'Screens/BuyerArea': [...rows('B', 56), ...rows('H', [18, 20])],
  'Screens/Cart': [...rows('E', [30, 33]), ...rows('H', 25)],
  'Screens/Category': rows('A', 8),
  'Screens/Family Game PASS': [...rows('A', [16, 18]), ...rows('B', 68), ...rows('E', 25, 26)],
  'Screens/GCoin': [...rows('B', 69), ...rows('E', 27)],
  'Screens/GameSharing': rows('A', 9, 10),
  'Screens/Games': rows('A', 6, 7),
  'Screens/Help': rows('A', 14),
  'Screens/Home': [...rows('A', 1), ...rows('B', [1, 9], 67)],
  'Screens/Messages': [...rows('B', 57, 64), ...rows('E', 21)],
  'Screens/Offer': [...rows('A', 12), ...rows('B', [17, 20], [23, 26], [59, 62], 65, 66, 73, 74)],
  'Screens/Payment': rows('B', 70),
  'Screens/Report': rows('E', 28, 29),
  'Screens/Reviews': rows('B', 21, 22, 63),
  'Screens/Search': [...rows('A', 11), ...rows('B', [10, 14])],
  'Screens/Shell': rows('B', [27, 43], [49, 53]),
  'Screens/Store': rows('A', 13),
  'Screens/Value calculator': rows('H', 24),
}
