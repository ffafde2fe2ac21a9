import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'Pour la livraison',
  playerId: 'ID joueur',
  zoneId: 'ID de zone',
  character: 'Nom du personnage',
  username: 'Nom d’utilisateur en jeu',
  server: 'Serveur',
  platform: 'Plateforme',
  playerIdHelp: 'Vous le trouvez dans votre profil, dans le jeu.',
  noPasswordHelp: 'Votre mot de passe n’est jamais demandé ici.',
  optional: '{label} (facultatif)',
  choose: 'Choisissez',
  missing: 'Remplissez ce champ : sans lui, rien ne peut être livré.',
  digits: 'Chiffres uniquement ({range})',
  lettersDigits: 'Lettres A–Z et chiffres uniquement, sans espaces ({range})',
  name: 'Lettres, chiffres, espaces et . _ - # uniquement ({range} caractères)',
  choice: 'Choisissez dans la liste.',
  correctUntil: 'Vous pouvez corriger ceci jusqu’à ce que le vendeur remette la première pièce.',
  save: 'Enregistrer la correction',
  saved: 'Corrigé. Le vendeur le voit dans la commande.',
  corrected: 'Corrigé pour la livraison :',
}
