import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'Comptes en location',
  lead: 'Un compte rendu a besoin de nouveaux identifiants avant d’être reloué, afin que son dernier locataire n’y ait plus accès.',
  state:
    '{state, select, free {Disponible} reserved {Réservé} rented {Loué} release_due {Rendu} maintenance {Hors service} withdrawn {Retiré} other {Vendu}}',
  none: '{state, select, release_due {Chaque compte rendu a de nouveaux identifiants.} rented {Personne ne loue un de vos comptes en ce moment.} maintenance {Aucun de vos comptes n’est hors service.} other {Aucun de vos comptes n’attend de locataire.}}',
  ends: 'La location se termine le {date}.',
  back: 'De nouveau disponible à partir du {date}.',
  field:
    '{field, select, login {Identifiant} password {Nouveau mot de passe} email {Adresse e-mail du compte} code {Code} other {Note pour le locataire}}',
  'password-hint': 'Changez-le d’abord dans le jeu, puis saisissez-le ici. Il doit différer du dernier.',
  'password-missing': 'Saisissez le nouveau mot de passe ou le nouveau code',
  until: 'Relouer à partir du',
  'until-hint': 'Fuseau horaire : {zone}. Laissez vide pour le louer tout de suite.',
  'until-wrong': 'Indiquez un moment futur',
  save: 'Enregistrer les nouveaux identifiants',
  done: '{state, select, maintenance {Enregistré. Le compte sera reloué au moment choisi.} other {Enregistré. Le compte est de nouveau disponible.}}',
}
