import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'Giochi del pass',
  lead: 'Ciò che mostra la libreria di giochi del Family Game PASS, in quest’ordine.',
  new: 'Nuovo gioco',
  period: 'Pubblichi il gioco per il periodo in cui i titolari del pass possono giocarci: dal e al.',
  'from-catalogue': 'Gioco del catalogo',
  'from-catalogue-hint': 'Dà la sua immagine, e il suo nome dove non è scritto un titolo.',
  'no-catalogue': 'Nessuno di questi',
  'cover-hint': 'Le immagini verticali sono le più adatte: il negozio le ritaglia a 480 × 640 pixel. Al massimo 2 MB.',
  genre: 'Genere',
  genres:
    '{genre, select, action {Azione} adventure {Avventura} horror {Horror} indie {Indie} racing {Corse} rpg {Giochi di ruolo} shooter {Sparatutto} simulation {Simulazione} sports {Sport} other {Strategia}}',
  'genre-missing': 'Scelga un genere',
  released: 'Anno di uscita',
  'released-wrong': 'Inserisca un anno come 2019',
  platforms: 'Piattaforme',
  platform: '{platform, select, win32 {Windows a 32 bit} other {Windows a 64 bit}}',
  'platforms-missing': 'Scelga almeno una piattaforma',
  'act-save': 'Ha salvato un gioco del pass',
}
