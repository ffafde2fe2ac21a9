import type { Messages } from '../../catalogue.ts'

export const around: Messages<'around'> = {
  title: 'Deine Cookie-Auswahl',
  text: 'Einige Cookies brauchen wir, damit der Shop funktioniert. Mit deiner Zustimmung merken wir uns außerdem, woher du gekommen bist, und laden Anmelde- und Übersetzungsdienste anderer Anbieter.',
  accept: 'Alle akzeptieren',
  decline: 'Nur das Nötige',
  more: 'Was das bedeutet',
  cookiesTitle: 'Cookies und deine Auswahl',
  cookiesLead: 'Was wir in deinem Browser ablegen, wozu und wie lange. Du kannst deine Auswahl hier jederzeit ändern.',
  cookiesNeeded: 'Immer nötig',
  cookiesNeededText:
    'Deine Sitzung, dein Warenkorb, Sprache, Währung, Zeitzone, eine zufällige Gerätekennung und deine Testgruppe. Die letzten beiden enden mit deinem Besuch, sofern du nicht mehr erlaubst. Ohne diese Cookies können wir dich weder angemeldet halten noch den richtigen Preis anzeigen.',
  cookiesMore: 'Nur mit deiner Zustimmung',
  cookiesMoreText:
    'Woher du gekommen bist (30 Tage und 360 Stunden), Gerätekennung und Testgruppe für ein Jahr, die Ein-Klick-Anmeldung von Google und die Seitenübersetzung. Nichts davon wird vor deiner Zustimmung geladen, und nie an der Kasse, bei der Anmeldung oder auf Kontoseiten.',
  cookiesNow:
    '{choice, select, all {Du hast allem zugestimmt.} essential {Du hast nur das Nötige gewählt.} other {Du hast noch nicht gewählt; verwendet wird nur das Nötige.}}',
  offlineTitle: 'Du bist offline',
  offlineText:
    'Diese Seite braucht eine Verbindung. Deine Bestellliste kannst du so lesen, wie sie beim letzten Öffnen war.',
  offlineOrders: 'Meine Bestellungen',
  offlineRetry: 'Erneut versuchen',
  landingTitle: 'Öffne deine Spielwelt',
  landingLead:
    'Spar dir das Grinden: Accounts, Spielgeld, Gegenstände und geteilte Spiele von geprüften Verkäufern. Der Verkäufer bekommt sein Geld erst, wenn alles da ist.',
  landingStart: 'Spiel finden',
  landingJoin: 'Konto erstellen',
  landingHow: 'So funktioniert es',
  landingOne: 'Aussuchen',
  landingOneText:
    'Vergleiche Verkäufer nach Preis, Bewertung und Lieferzeit. Der gezeigte Preis ist der Preis, den du zahlst.',
  landingTwo: 'Sicher an uns zahlen',
  landingTwoText: 'Wir verwahren dein Geld. Der Verkäufer sieht, dass es da ist, und liefert.',
  landingThree: 'Prüfen, dann bestätigen',
  landingThreeText:
    'Du bestätigst, sobald du hast, was du gekauft hast. Stimmt etwas nicht, bekommst du dein Geld zurück.',
  landingGames: 'Beginne mit diesen Spielen',
  landingWords: 'Was Käufer sagen',
  landingEvents: 'Das läuft gerade',
  eventRunning: 'Läuft gerade',
  eventOver: 'Vorbei',
  eventSoon: 'Kommt bald',
  eventSpan: '{from} bis {until}',
  eventOverTitle: '{title} ist vorbei',
  eventOverText: 'Was es für dieses Spiel zu kaufen gibt, steht weiter hier.',
  eventOf: 'Das Beste für {brand}: {category}',
  eventAll: 'Alle: {category}',
  eventNothing: 'Für dieses Spiel wird gerade nichts angeboten.',
  betaTitle: 'Teste mit uns, was als Nächstes kommt',
  betaLead:
    'Wir suchen Käufer und Spieler, die Neues vor allen anderen ausprobieren und uns ehrlich sagen, was sie davon halten.',
  betaWhat: 'Was du tust',
  betaWhatText:
    'Neues mit deinem echten Konto nutzen, etwa eine Stunde im Monat, und ein paar Fragen per Nachricht beantworten.',
  betaGet: 'Was du bekommst',
  betaGetText: 'Frühen Zugang zu allem Neuen und einen direkten Draht zu den Menschen hinter dem Shop.',
  betaWho: 'Wer mitmachen kann',
  betaWhoText: 'Alle mit einem Konto und mindestens einer abgeschlossenen Bestellung. Aufhören kannst du jederzeit.',
  betaJoin: 'Mit meinem Konto mitmachen',
  betaHow: 'Einladungen zu Tests gehen an die E-Mail-Adresse deines Kontos.',
  betaLogIn: 'Anmelden und mitmachen',
  betaNeedsOrder: 'Du kannst mitmachen, sobald eine deiner Bestellungen abgeschlossen ist.',
  betaSince: 'Du testest seit {date} mit.',
  betaLeave: 'Nicht mehr mitmachen',
  betaJoined: 'Du bist dabei. Danke, dass du mit uns testest!',
  betaLeft: 'Du testest nicht mehr mit. Du kannst jederzeit zurückkommen.',
  reviewsTitle: 'Was Käufer über {shop} sagen',
  reviewsLead:
    '{count, plural, =0 {Noch hat niemand eine Bewertung geschrieben.} one {Eine Bewertung eines Käufers nach abgeschlossener Bestellung.} other {# Bewertungen von Käufern, jede nach abgeschlossener Bestellung.}}',
  reviewsAverage: '{average} von 5',
  reviewsOf: 'zu {offer}',
}
