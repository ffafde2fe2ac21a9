import { type SharedGameGenre, sharedGameGenres } from '@tradepost/domain/content/shared-games'
import { seedId } from '../rows/ids.ts'
import { coverKey } from '../rows/media-keys.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

/** Titles of the shared games by genre: `Title|year of release`. */
const titles = {
  action: `Devil May Cry 5|2019;Hades|2020;Sekiro: Shadows Die Twice|2019;Batman: Arkham City|2012;Batman: Arkham Knight|2015;Just Cause 3|2015;Sleeping Dogs: Definitive Edition|2014;Mad Max|2015;Bayonetta|2017;NieR: Automata|2017;Katana ZERO|2019;Ghostrunner|2020;Sifu|2023;Bloodstained: Ritual of the Night|2019;Dead Cells|2018;Blasphemous|2019;Furi|2016;Middle-earth: Shadow of War|2017;Saints Row IV|2013;Prototype|2009;Mirror's Edge|2009;Titan Souls|2015;Hyper Light Drifter|2016`,
  adventure: `Outer Wilds|2020;Firewatch|2016;What Remains of Edith Finch|2017;Life is Strange|2015;The Walking Dead|2012;The Wolf Among Us|2013;Disco Elysium|2019;Subnautica|2018;A Plague Tale: Innocence|2019;Journey|2020;ABZU|2016;The Forgotten City|2021;Oxenfree|2016;Night in the Woods|2017;Return of the Obra Dinn|2018;The Witness|2016;Myst|2021;Kentucky Route Zero|2013;Gris|2018;Stray|2022;Tomb Raider|2013;Rise of the Tomb Raider|2016;Shadow of the Tomb Raider|2018`,
  horror: `Alien: Isolation|2014;Amnesia: The Dark Descent|2010;SOMA|2015;Outlast|2013;Outlast 2|2017;The Evil Within|2014;The Evil Within 2|2017;Resident Evil 2|2019;Resident Evil 4|2023;Resident Evil 7 Biohazard|2017;Dead Space|2023;Layers of Fear|2016;Little Nightmares|2017;Little Nightmares II|2021;Phasmophobia|2020;The Forest|2018;Darkwood|2017;Visage|2020;Signalis|2022;Observer|2017`,
  indie: `Hollow Knight|2017;Celeste|2018;Stardew Valley|2016;Terraria|2011;Undertale|2015;Cuphead|2017;Slay the Spire|2019;Limbo|2011;Inside|2016;Braid|2009;Fez|2013;Super Meat Boy|2010;The Binding of Isaac: Rebirth|2014;Enter the Gungeon|2016;Shovel Knight|2014;Don't Starve|2013;Papers, Please|2013;Spelunky 2|2020;Vampire Survivors|2022;Loop Hero|2021;Inscryption|2021;Balatro|2024;Tunic|2022;A Short Hike|2019;Baba Is You|2019`,
  racing: `Forza Horizon 4|2021;Forza Horizon 5|2021;DiRT Rally|2015;DiRT Rally 2.0|2019;F1 2020|2020;F1 22|2022;Assetto Corsa|2014;Assetto Corsa Competizione|2019;Project CARS 2|2017;Need for Speed Heat|2019;Wreckfest|2018;GRID|2019;art of rally|2020;BeamNG.drive|2015;Burnout Paradise Remastered|2018;TrackMania 2 Stadium|2013;Redout|2016;Ride 4|2020;MotoGP 22|2022;The Crew 2|2018`,
  rpg: `The Witcher 3: Wild Hunt|2015;The Elder Scrolls V: Skyrim|2011;Fallout 4|2015;Fallout: New Vegas|2010;Divinity: Original Sin 2|2017;Baldur's Gate 3|2023;Dark Souls III|2016;Dark Souls: Remastered|2018;Elden Ring|2022;Persona 5 Royal|2022;Persona 4 Golden|2020;Dragon Age: Inquisition|2014;Mass Effect 2|2010;Pillars of Eternity|2015;Wasteland 3|2020;Kingdom Come: Deliverance|2018;Final Fantasy XV|2018;Octopath Traveler|2019;Ni no Kuni II|2018;Cyberpunk 2077|2020;Monster Hunter: World|2018;Tales of Arise|2021;Grim Dawn|2016;Torchlight II|2012`,
  shooter: `BioShock Remastered|2016;BioShock Infinite|2013;DOOM|2016;DOOM Eternal|2020;Half-Life 2|2004;Portal|2007;Portal 2|2011;Left 4 Dead 2|2009;Borderlands 2|2012;Borderlands 3|2020;Wolfenstein: The New Order|2014;Wolfenstein II: The New Colossus|2017;Metro 2033 Redux|2014;Metro Exodus|2020;Titanfall 2|2020;Prey|2017;Dishonored|2012;Dishonored 2|2016;Far Cry 5|2018;Superhot|2016;Deep Rock Galactic|2020;Payday 2|2013;Max Payne 3|2012;Spec Ops: The Line|2012`,
  simulation: `Cities: Skylines|2015;Planet Coaster|2016;Planet Zoo|2019;Two Point Hospital|2018;Euro Truck Simulator 2|2012;American Truck Simulator|2016;Farming Simulator 22|2021;House Flipper|2018;PowerWash Simulator|2022;Factorio|2020;RimWorld|2018;Oxygen Not Included|2019;Kerbal Space Program|2015;Prison Architect|2015;Satisfactory|2024;Dyson Sphere Program|2021;Microsoft Flight Simulator|2020;Car Mechanic Simulator 2018|2017;Slime Rancher|2017;Surviving Mars|2018;Raft|2022;Jurassic World Evolution|2018`,
  sports: `FIFA 22|2021;NBA 2K22|2021;NBA 2K20|2019;Football Manager 2022|2021;PGA TOUR 2K21|2020;WWE 2K22|2022;Steep|2016;Riders Republic|2021;Session: Skate Sim|2022;Golf With Your Friends|2020;Golf It!|2017;Cricket 22|2021;Rugby 20|2020;AO Tennis 2|2020;Descenders|2019;OlliOlli World|2022;Super Mega Baseball 3|2020;Pro Cycling Manager 2021|2021;Laser League|2018;Skater XL|2020`,
  strategy: `Sid Meier's Civilization V|2010;Sid Meier's Civilization VI|2016;XCOM: Enemy Unknown|2012;XCOM 2|2016;Crusader Kings III|2020;Europa Universalis IV|2013;Stellaris|2016;Hearts of Iron IV|2016;Total War: WARHAMMER II|2017;Total War: SHOGUN 2|2011;Age of Empires II: Definitive Edition|2019;Age of Empires IV|2021;Company of Heroes 2|2013;They Are Billions|2019;Frostpunk|2018;Into the Breach|2018;Northgard|2018;Anno 1800|2019;Command & Conquer Remastered Collection|2020;Battle Brothers|2017;Darkest Dungeon|2016;Banished|2014;Endless Legend|2014;FTL: Faster Than Light|2012`,
} as const satisfies Record<SharedGameGenre, string>

/** Number of drawn covers per genre; titles use them in turn. */
export const coversPerGenre = 2
export const genreAlias = (genre: string) => `library-${genre}`
/** Wide covers, shown above an event. */
export const aliasesWithWideCover: readonly string[] = ['library-adventure', 'library-racing']
const all = sharedGameGenres.flatMap((genre) =>
  titles[genre].split(';').map((entry) => {
    const [title = '', year = ''] = entry.split('|')
    return { genre, title, released: Number(year) }
  }),
)

/** No cover repeats within so many games: the page of the pass shows eight at its top. */
const apart = 8

/** Newer games first, without repeated covers close to each other. */
const shelf = (() => {
  const waiting = all.map((game, n) => ({ ...game, n })).sort((a, b) => b.released - a.released || a.n - b.n)
  const shown: ((typeof waiting)[number] & { cover: string })[] = []
  const turns = new Map<string, number>()
  const coverOf = ({ genre }: { genre: string }) =>
    coverKey(genreAlias(genre), (turns.get(genre) ?? 0) % coversPerGenre)
  while (waiting.length > 0) {
    const recent = shown.slice(1 - apart).map(({ cover }) => cover)
    const next = waiting.findIndex((game) => !recent.includes(coverOf(game)))
    const [game] = waiting.splice(Math.max(0, next), 1)
    if (!game) break
    shown.push({ ...game, cover: coverOf(game) })
    turns.set(game.genre, (turns.get(game.genre) ?? 0) + 1)
  }
  return shown
})()

/** The shared games of a site; newer games first, genres mixed. */
export const sharedGameRows = (tenant: SeedTenant) =>
  shelf.map(({ genre, title, released, n, cover }, position) => ({
    tenant_id: tenant.id,
    id: seedId(tenant.id, 'sharedGame', n),
    titles: { [tenant.languages[0] ?? 'en']: title },
    platforms: ['win32', 'win64'],
    genre,
    released,
    cover_path: cover,
    position,
  }))

/** Time unit 1 is a day, 2 an hour: a shared game is priced by the hour, a rental by 14 days, the pass by 30 days. */
export const sharedGamePeriodRows = (tenant: SeedTenant) =>
  [
    { id: 1, time_unit: 2, amount: 3 },
    { id: 2, time_unit: 2, amount: 24 },
    { id: 3, time_unit: 1, amount: 7 },
    { id: 4, time_unit: 1, amount: 14 },
    { id: 5, time_unit: 1, amount: 30 },
  ].map((period, position) => ({ tenant_id: tenant.id, ...period, position }))

const prices: Readonly<Record<string, number>> = {
  USD: 1299,
  EUR: 1199,
  GBP: 1049,
  AED: 4799,
  SAR: 4899,
  JPY: 1980,
  KWD: 3990,
}

export const passPlanRows = (tenant: SeedTenant) =>
  [...new Set(['USD', ...tenant.currencies])].flatMap((currency) => {
    const price = prices[currency]
    return price === undefined ? [] : [{ tenant_id: tenant.id, currency, price_minor: price }]
  })
