/** The main time zone of some countries with several. */
const mainZones: Record<string, string> = {
  BR: 'America/Sao_Paulo',
  CN: 'Asia/Shanghai',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
}

// Node has `getTimeZones` since version 18; TypeScript's types do not.
type WithZones = Intl.Locale & { getTimeZones?(): string[] | undefined }

const offsetOf = (timeZone: string, date: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value

function zoneOfCountry(tag: string, date: Date): string | undefined {
  const locale = new Intl.Locale(tag).maximize() as WithZones
  if (mainZones[locale.region ?? '']) return mainZones[locale.region ?? '']
  const zones = locale.getTimeZones?.() ?? []
  return new Set(zones.map((zone) => offsetOf(zone, date))).size === 1 ? zones[0] : undefined
}

const zonesByTag = new Map<string, string>()

/**
 * The most likely IANA time zone for an Accept-Language header, used for the first page, before the browser has set its time
 * zone cookie: the zone of the language's country if it has just one, otherwise UTC.
 */
export function likelyZone(acceptLanguage: string, date = new Date()): string {
  const [first = ''] = acceptLanguage.split(/[,;]/, 1)
  const tag = first.trim()
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag)) return 'UTC'
  const cached = zonesByTag.get(tag)
  if (cached) return cached
  let zone = 'UTC'
  try {
    zone = zoneOfCountry(tag, date) ?? 'UTC'
  } catch {
    // An invalid language tag.
  }
  if (zonesByTag.size < 500) zonesByTag.set(tag, zone)
  return zone
}
