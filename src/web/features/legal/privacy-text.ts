import { MIN_AGE_YEARS } from '#contract/age.ts'
import { texts } from '../../i18n/text.tsx'
import { retentionLines } from './retention-lines.ts'

export const privacyText = texts(
  {
    title: 'Privacy · Asteria',
    description: 'What Asteria keeps about you, why, for how long, and how you take it back.',
    headline: 'Privacy',
    updated: 'Last updated November 21, 2026; the version before: March 31, 2025',
    lead: 'A birth date, an hour and a place say much about a person. We keep them for one purpose, to compute your charts, and this page says in plain words what else we keep and how you get it back.',
    sections: [
      {
        title: 'What you give us',
        paragraphs: [
          'Name and email address, so that you can sign in and we can write to you. Date, time and place of birth, so that we can compute. If you choose to tell it, your gender, which is used in letters that address you.',
          'Of other people, such as a partner or a child, only what you enter for a chart of two. Please ask them first. They may have it deleted, by you or by writing to us: the charts and reports made with them, and the PDFs, then go as well. What you yourself wrote of them in the chat is yours, and stays until you delete the conversation.',
          'Questions to the assistant, reviews, bookings and messages to support are kept so that they can be answered and shown to you again.',
        ],
      },
      {
        title: 'What arises by itself',
        paragraphs: [
          'The charts, horoscopes and reports that we compute from your birth. The time and device of each sign-in, so that you can see them and end one that is not yours. The time zone that your device names, so that “today” is your today.',
          'If you agree to be counted: which kind of page you open, when a window opens or closes, when you press for a plan, save your details or return after a month, under a random number of your device; and with a registration the site you came from and the campaign mark of its link, if there was one. Without your yes we keep none of it. A browser that sends Global Privacy Control or Do Not Track has said no for you.',
          'If you sign in with an account elsewhere, such as Google, that service tells us your name, your address and a number that stands for you there. We ask it for nothing else and do not tell it what you read here.',
        ],
      },
      {
        title: 'What we use it for',
        paragraphs: [
          'To provide what you asked for, which is our contract with you; to keep the service safe and in order, which is our legitimate interest; to meet duties of bookkeeping, which is the law. For anything else we ask for your consent, and you can withdraw it as easily as you gave it.',
          'We do not sell data, show advertising, or decide anything about you by machine that would have legal effect. Nobody outside learns your birth data for purposes of their own.',
        ],
      },
      {
        title: 'Who works for us',
        paragraphs: [
          'Payments are taken by a payment provider: card numbers go to them and never reach us. Mail is carried by a mail provider. If the assistant is set up to work with an outside language model, your question and the facts of your chart that it needs are sent there without your name and address.',
          'The live chat, where there is one, is asked for only when you open it, and then learns who is asking: your name, address, birth and plan, so that an answer need not begin with questions.',
          'Each of them works on our instructions and under contract. Where one of them sits outside your country, the safeguards that the law asks for are agreed on.',
        ],
      },
      {
        title: 'Cookies and storage in the browser',
        paragraphs: [
          'We set no cookies for advertising or tracking. One cookie holds your session, one remembers that you are signed in, and one your language. Another is a random number by which your account knows this device, so that we can write to you when somebody signs in from a new one; it stays for 400 days after your last sign-in. The last horoscope you read is kept in the storage of your browser. Session and horoscope disappear when you sign out. Your answer about statistics stays there; after a yes so do the random number of this device, the time of your last visit and where you came from.',
          'Statistics are kept by us. If the question named an outside service as well, our server tells it the same events under the random number alone, without your account and without where you came from; your browser talks to nobody but us. What it has been told it deletes by its own rules.',
          'At the end of this page and in the settings you can change your answer. With a no we delete what was counted of you. With an account we note what you answered and when.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'As long as you have an account. When you delete it, your data goes with it. What bookkeeping law obliges us to keep, such as receipts, stays for the term that the law sets, apart from everything else.',
          'So that what is given once is not given again to the same address, we keep a keyed hash of your address with a note of what was used: the trial, the price of a first report, a discount code, a withdrawal. The address cannot be read from it, and nothing else is kept with it.',
          'Some things are deleted earlier, each night, also while the account lives on. Backups are overwritten in turn.',
        ],
        list: retentionLines('en'),
      },
      {
        title: 'How it is protected',
        paragraphs: [
          'Passwords are kept only as a hash that cannot be turned back, session keys and mail links likewise. Connections are encrypted. Access within our team is limited to those who need it, and what they change is written down.',
          'If something should nevertheless go wrong and concern you, we tell you and the authority within the time that the law sets.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'In the settings you can see and correct your data, take everything with you as a file, and delete the account. You may object to a use, have it restricted, and complain to the data protection authority of your country.',
          'Whatever you can’t do yourself there, ask us through the support page. We answer within a month.',
        ],
      },
      {
        title: 'Age',
        paragraphs: [
          `Asteria is for people of ${MIN_AGE_YEARS} and over. If you learn that a younger person has opened an account, tell us, and we will delete it.`,
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'When this page changes, the date at the top changes with it. If the change concerns what we do with data you have already given, we write to you before it takes effect.',
        ],
      },
    ],
  },
  {
    title: 'Конфиденциальность · Asteria',
    description: 'Что Asteria хранит о вас, зачем, сколько времени и как это забрать.',
    headline: 'Ваши данные у нас',
    updated: 'Обновлено 21 ноября 2026 года; прежняя версия — от 31 марта 2025 года',
    lead: 'Дата, час и место рождения многое говорят о человеке. Нам они нужны для одного: рассчитать ваши карты. Ниже простыми словами сказано, что ещё у нас хранится и как это получить обратно.',
    sections: [
      {
        title: 'Что вы сообщаете сами',
        paragraphs: [
          'Имя и адрес почты, чтобы можно было войти и чтобы мы могли написать. Дату, время и место рождения, чтобы считать. Пол — если захотите его указать: он нужен только для обращения в письмах.',
          'О других людях, например о близком человеке или ребёнке, — лишь то, что вы введёте для карты на двоих. Пожалуйста, сначала спросите их. Эти данные можно удалить и вашими руками, и по письму нам: тогда пропадут и сделанные с ними карты, отчёты и PDF. То, что о человеке написали в чате вы сами, принадлежит вам и остаётся, пока вы не удалите беседу.',
          'Вопросы ассистенту, отзывы, записи на консультацию и обращения в поддержку хранятся, чтобы на них можно было ответить и показать их вам снова.',
        ],
      },
      {
        title: 'Что появляется само',
        paragraphs: [
          'Карты, гороскопы и отчёты, которые мы считаем по вашему рождению. Время и устройство каждого входа: вы видите их список и можете закрыть чужой. Часовой пояс устройства, чтобы слово «сегодня» означало ваше сегодня.',
          'Если вы согласны на учёт посещений: какие разделы вы открываете, когда открыто или закрыто окно, нажата кнопка подписки или сохранены данные и было ли возвращение через месяц, — под случайным номером устройства; а вместе с регистрацией — сайт, с которого вы пришли, и метка рекламной ссылки, если она была. Без вашего «да» ничего из этого не хранится. Браузер с Global Privacy Control или Do Not Track уже сказал за вас «нет».',
          'При входе через другой сервис, например Google, мы получаем от него ваше имя, адрес почты и номер, под которым он вас знает. Больше мы ничего не просим и не рассказываем ему, что вы здесь читаете.',
        ],
      },
      {
        title: 'Для чего это нужно',
        paragraphs: [
          'Чтобы дать вам то, о чём вы просили: это наш договор. Чтобы служба работала исправно и безопасно: это наш законный интерес. Чтобы вести учёт платежей: этого требует закон. На всё прочее мы просим согласия, и отозвать его так же легко, как дать.',
          'Мы не продаём данные, не показываем рекламу и не принимаем о вас машинных решений с юридическими последствиями. Никто со стороны не получает данных вашего рождения для собственных целей.',
        ],
      },
      {
        title: 'Кто нам помогает',
        paragraphs: [
          'Оплату принимает платёжная система: номер карты известен ей и никогда не попадает к нам. Почту доставляет почтовая служба. Если ассистент подключён к внешней языковой модели, туда уходят ваш вопрос и нужные факты карты, без имени и адреса.',
          'К чату поддержки, если он есть, страница обращается, только когда вы его открываете. Тогда он узнаёт, кто спрашивает: имя, адрес, данные рождения и тариф, чтобы ответ не начинался с вопросов.',
          'Все они работают по нашему поручению и по договору. Если кто-то находится за пределами вашей страны, с ним согласованы гарантии, которых требует закон.',
        ],
      },
      {
        title: 'Cookie и память браузера',
        paragraphs: [
          'Рекламных и следящих cookie у нас нет. Один файл cookie хранит ваш сеанс, другой помнит, что вы вошли, третий — ваш язык. Ещё в одном лежит случайный номер, по которому учётная запись узнаёт это устройство: так мы можем написать вам о входе с нового. Он хранится 400 дней после последнего входа. Последний прочитанный гороскоп лежит в памяти браузера. Сеанс и гороскоп исчезают, когда вы выходите. Ваш ответ о статистике там остаётся; после «да» — ещё случайный номер устройства, время последнего посещения и то, откуда вы пришли.',
          'Статистику храним мы сами. Если в вопросе названа и внешняя служба, наш сервер передаёт ей те же события под одним лишь случайным номером, без учётной записи и без сведений о том, откуда вы пришли; браузер обращается только к нам. Переданное она удаляет по собственным правилам.',
          'Ответ можно изменить в конце этой страницы и в настройках. После «нет» мы удаляем учтённое о вас. Если есть учётная запись, мы записываем, что вы ответили и когда.',
        ],
      },
      {
        title: 'Сколько это хранится',
        paragraphs: [
          'Пока у вас есть учётная запись. Вместе с ней удаляются и ваши данные. Чеки и то, что обязывает хранить закон об учёте, лежат положенный срок отдельно от остального.',
          'Чтобы то, что даётся один раз, не досталось тому же адресу снова, мы храним хеш адреса с ключом и отметку об использованном: пробном периоде, цене первого отчёта, коде скидки, отказе от покупки. Адрес по этому хешу не узнать, и больше при нём ничего нет.',
          'Кое-что удаляется раньше, каждую ночь, хотя учётная запись и остаётся. Резервные копии перезаписываются по очереди.',
        ],
        list: retentionLines('ru'),
      },
      {
        title: 'Как это защищено',
        paragraphs: [
          'Пароли хранятся только в виде отпечатка, из которого их не восстановить; ключи сеансов и ссылки из писем — так же. Соединение зашифровано. Доступ внутри команды есть лишь у тех, кому он нужен для работы, и каждое их изменение записывается.',
          'Если что-то всё же случится и это коснётся вас, мы сообщим вам и надзорному органу в срок, который установлен законом.',
        ],
      },
      {
        title: 'Ваши права',
        paragraphs: [
          'В настройках можно посмотреть и исправить данные, забрать всё одним файлом и удалить учётную запись. Вы вправе возразить против какого-то использования, ограничить его и пожаловаться в надзорный орган своей страны.',
          'Если чего-то нельзя сделать там, напишите через страницу поддержки. Мы отвечаем в течение месяца.',
        ],
      },
      {
        title: 'Возраст',
        paragraphs: [
          `Asteria — для тех, кому исполнилось ${MIN_AGE_YEARS} лет. Если вы узнали, что учётную запись создал кто-то младше, сообщите нам, и мы её удалим.`,
        ],
      },
      {
        title: 'Изменения',
        paragraphs: [
          'Когда меняется эта страница, меняется и дата наверху. Если речь о данных, которые вы уже нам доверили, мы предупредим письмом до того, как изменение вступит в силу.',
        ],
      },
    ],
  },
)
