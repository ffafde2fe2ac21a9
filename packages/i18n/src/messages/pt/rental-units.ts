import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'Contas de aluguel',
  lead: 'Uma conta devolvida precisa de novos dados de acesso antes de ser alugada de novo, para que o último locatário fique de fora.',
  state:
    '{state, select, free {Disponível} reserved {Reservada} rented {Alugada} release_due {Devolvida} maintenance {Fora de serviço} withdrawn {Retirada} other {Vendida}}',
  none: '{state, select, release_due {Toda conta devolvida tem novos dados de acesso.} rented {Ninguém aluga uma das suas contas agora.} maintenance {Nenhuma das suas contas está fora de serviço.} other {Nenhuma das suas contas espera um locatário.}}',
  ends: 'O aluguel termina em {date}.',
  back: 'Pode ser alugada de novo a partir de {date}.',
  field:
    '{field, select, login {Usuário} password {Nova senha} email {E-mail da conta} code {Código} other {Nota para o locatário}}',
  'password-hint': 'Mude-a primeiro no jogo e depois digite aqui. Ela deve ser diferente da última.',
  'password-missing': 'Digite a nova senha ou o novo código',
  until: 'Alugar de novo a partir de',
  'until-hint': 'Fuso horário: {zone}. Deixe vazio para alugar já.',
  'until-wrong': 'Informe um momento futuro',
  save: 'Salvar os novos dados',
  done: '{state, select, maintenance {Salvo. A conta será alugada de novo na hora escolhida.} other {Salvo. A conta pode ser alugada de novo.}}',
}
