import type { Messages } from '../../catalogue.ts'

export const jobs: Messages<'jobs'> = {
  title: 'Tarefas e e-mails',
  lead: 'O que não anda sozinho: trabalho que falha, e-mails à espera e se há um backup.',
  jobs: 'Tarefas',
  counts: 'Abandonadas: {dead} · Em nova tentativa: {failing} · Atrasadas: {late}',
  subject: 'Assunto',
  'subject-name':
    '{subject, select, order {Pedido} payment {Pagamento} payout {Repasse} rental {Aluguel} pass {Family Game PASS} offer {Oferta} content {Conteúdo} message {E-mail} seller {Vendedor ou cliente} program {Programa da empresa} other {Manutenção}}',
  state: '{state, select, dead {Abandonada} other {Falhando}}',
  attempts: 'Tentativas',
  'attempts-of': '{n} / {total}',
  next: 'Próxima tentativa',
  failure: 'O que deu errado',
  retry: 'Executar de novo',
  retried: 'A tarefa está sendo executada de novo.',
  mails: 'E-mails',
  'mail-counts': 'Em espera: {waiting} · Abandonados: {failed}',
  'mail-subject': 'Título',
  'sign-in-code': 'Um código de acesso',
  host: 'Para',
  written: 'Escrito',
  'retry-mails': 'Enviar todos de novo',
  'mails-retried':
    '{n, plural, one {# e-mail está sendo reenviado.} many {# e-mails estão sendo reenviados.} other {# e-mails estão sendo reenviados.}}',
  backups: 'Cópias de segurança',
  'no-backup': 'Não há backup na pasta deste gateway.',
  newest:
    '{n, plural, one {O mais novo é de {date}; # é mantido.} many {O mais novo é de {date}; # são mantidos.} other {O mais novo é de {date}; # são mantidos.}}',
  every:
    '{n, plural, one {Um é feito a cada # minuto.} many {Um é feito a cada # minutos.} other {Um é feito a cada # minutos.}}',
  elsewhere: 'Este gateway não faz backups sozinho.',
  'trial-ok': 'Em {date} o backup de {from} foi restaurado em teste e tudo estava certo.',
  'trial-failed': 'A restauração de teste de {date} falhou. Verifique os backups agora.',
  'no-trial': 'Nenhum backup foi restaurado em teste ainda.',
  'trial-lead': 'Um backup só vale depois de restaurado. O manual da instalação diz como fazer isso regularmente.',
  'may-view': 'Ver tarefas, e-mails em espera e backups',
  'may-retry': 'Repetir tarefas e e-mails com falha',
  'act-retry': 'Repetiu uma tarefa com falha',
  'act-mails': 'Reenviou e-mails com falha',
}
