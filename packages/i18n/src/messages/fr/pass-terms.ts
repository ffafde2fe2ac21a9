import type { Messages } from '../../catalogue.ts'

export const passTerms: Messages<'passTerms'> = {
  title: 'Prix du pass',
  lead: 'Ce que coûte et donne le Family Game PASS. Les changements valent pour les achats et renouvellements à venir.',
  prices: 'Prix par devise',
  'prices-hint':
    'Une devise sans prix est convertie depuis le dollar américain. Sans ce prix non plus, le pass n’est pas vendu.',
  periods: 'Périodes des jeux partagés',
  'periods-hint': 'Combien de temps on peut jouer, dans cet ordre. Les champs vides sont omis.',
  amount: 'Nombre à la ligne {n}',
  unit: 'Unité',
  units: '{unit, select, u1 {Jours} u2 {Heures} other {Minutes}}',
  'add-period': 'Ajouter une période',
  gives: 'Ce que donne le pass',
  shortTrialPercent: 'Personnes dont l’essai dure 6 heures au lieu de 24 (pour cent)',
  inviteHours: 'Heures gratuites pour un ami invité',
  reportPoints: 'Points pour un signalement de vendeur approuvé',
  calculatorDaily: 'Utilisations du calculateur de valeur par personne et par jour',
  save: 'Enregistrer les conditions',
  saved: 'Enregistré. La boutique utilise désormais ces conditions.',
  set: 'Dernière modification par {by} le {date}',
  'may-edit': 'Fixer le prix du pass',
  'may-view': 'Voir le prix du pass',
  'act-set': 'A fixé les conditions du pass',
  client: 'Le client de bureau',
  clientUrl: 'Adresse du téléchargement',
  'client-hint':
    "Les clients téléchargent le client ici, en https. Si ce champ est vide, le pass n'est ni vendu ni renouvelé : ses titulaires l'apprennent par e-mail.",
  'client-refused': 'Indiquez une adresse qui commence par https:// et ne contient pas d’identifiants',
}
