import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'Spiele des Passes',
  lead: 'Was die Spielebibliothek des Family Game PASS zeigt, in dieser Reihenfolge.',
  new: 'Neues Spiel',
  period: 'Veröffentlichen Sie es für die Zeit, in der Inhaber des Passes es spielen können: von und bis.',
  'from-catalogue': 'Spiel aus dem Katalog',
  'from-catalogue-hint': 'Gibt sein Bild, und seinen Namen, wo kein Titel eingetippt ist.',
  'no-catalogue': 'Keines davon',
  'cover-hint': 'Hochformatige Bilder passen am besten: Der Shop schneidet sie auf 480 × 640 Pixel zu. Höchstens 2 MB.',
  genre: 'Genre des Spiels',
  genres:
    '{genre, select, action {Actionspiele} adventure {Abenteuer} horror {Horrorspiele} indie {Indie-Spiele} racing {Rennspiele} rpg {Rollenspiele} shooter {Shooter-Spiele} simulation {Simulationen} sports {Sport} other {Strategie}}',
  'genre-missing': 'Bitte wählen Sie ein Genre',
  released: 'Erscheinungsjahr',
  'released-wrong': 'Bitte geben Sie ein Jahr wie 2019 ein',
  platforms: 'Plattformen',
  platform: '{platform, select, win32 {Windows mit 32 Bit} other {Windows mit 64 Bit}}',
  'platforms-missing': 'Bitte wählen Sie mindestens eine Plattform',
  'act-save': 'Hat ein Spiel des Passes gespeichert',
}
