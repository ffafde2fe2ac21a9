import type { Messages } from '../../catalogue.ts'

export const factor: Messages<'factor'> = {
  title: 'Connexion en deux étapes',
  lead: 'Un code de votre téléphone protège votre compte même si quelqu’un connaît votre mot de passe.',
  'prove-title': 'Saisissez votre code',
  'prove-lead': 'Ouvrez votre application d’authentification et saisissez les six chiffres affichés pour {shop}.',
  code: 'Code de l’application',
  'code-hint': 'Si vous n’avez pas votre téléphone, saisissez un de vos codes de secours.',
  prove: 'Continuer',
  needed:
    'L’équipe de {shop} se connecte avec un mot de passe et un code du téléphone. Veuillez le configurer maintenant.',
  start: 'Configurer',
  scan: 'Scannez cette image avec une application d’authentification sur votre téléphone.',
  picture: 'Code QR pour l’application d’authentification',
  'or-type': 'Ou saisissez cette clé dans l’application :',
  confirm: 'Activer',
  'codes-title': 'Vos codes de secours',
  'codes-lead':
    'Chaque code remplace votre téléphone une fois. Enregistrez-les maintenant : ils ne seront plus affichés.',
  'codes-saved': 'Je les ai enregistrés',
  on: 'La connexion en deux étapes est activée.',
  off: 'La connexion en deux étapes est désactivée.',
  left: '{count, plural, =0 {Plus aucun code de secours} one {Il reste # code de secours} many {Il reste # de codes de secours} other {Il reste # codes de secours}}',
  renew: 'Créer de nouveaux codes de secours',
  'renew-hint': 'Les anciens codes cessent de fonctionner.',
  remove: 'Désactiver',
  'remove-hint': 'Vos autres sessions se terminent.',
}
