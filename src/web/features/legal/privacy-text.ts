import { MIN_AGE_YEARS } from '#contract/age.ts'
import { texts } from '../../i18n/text.tsx'
import { retentionLines } from './retention-lines.ts'

export const privacyText = texts(
  {
    title: 'Privacy · Asteria',
    description: 'What Asteria keeps about you, why, for how long, and how you take it back.',
    headline: 'Privacy',
    updated: 'Last updated November 23, 2026; the version before: March 31, 2025',
    lead: 'A birth date, an hour and a place say much about a person. We keep them for one purpose, to compute your charts, and this page says in plain words what else we keep and how you get it back.',
    sections: [
      {
        title: 'What you give us',
        paragraphs: [
          'Name and email address, so that you can sign in and we can write to you. Date, time and place of birth, so that we can compute. If you choose to tell it, your gender: you see it in the settings and the live chat is told it, but no text and no chart depends on it.',
          'Of other people, such as a partner or a child, only what you enter for a chart of two. Please ask them first. They may have it deleted, by you or by writing to us: the charts and reports made with them, and the PDFs, then go as well. What you yourself wrote of them in the chat is yours, and stays until you delete the conversation.',
          'Questions to the assistant, bookings and messages to support are kept so that they can be answered and shown to you again.',
          'A review is for everybody to read: once we have read and published it, your first name stands beside it, and the place and the picture if you gave them. We write to you when it is published and, if it is not, why. You can delete it at any time.',
        ],
      },
      {
        title: 'What arises by itself',
        paragraphs: [
          'The charts, horoscopes and reports that we compute from your birth. The time and device of each sign-in, so that you can see them and end one that is not yours. The time zone that your device names, so that “today” is your today. Our program keeps your network address for a day, to count attempts; it is in no log and no statistics of the program, but the server in front of it may note it in a log of its own.',
          'Before a message to the assistant is answered, our program looks in it for signs that you or somebody else is in danger. That decides only how we answer: with help lines in place of a chart. With the conversation we note what the danger was, whom it concerns and in which country you are; our support can see that and read the conversation. Nobody is called, none of it goes to a language model or into statistics, and it is deleted with the conversation. The program can be wrong in both directions: what it does not recognize is answered like any other question.',
          'If you agree to be counted: which kind of page you open, when a window opens or closes, when you press for a plan, save your details or return after a month, under a random number of your device; and with a registration the site you came from, the first page you opened here and the campaign mark of the link, if there was one. Without your yes we keep none of it. A browser that sends Global Privacy Control or Do Not Track has said no for you.',
          'If you sign in with an account elsewhere, such as Google, that service tells us your name, your address and a number that stands for you there; whatever else it sends we do not keep. It learns that you sign in here, but not what you read.',
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
          'Payments are taken by a payment provider: it knows your address, what you buy and the price; card numbers are typed there and never reach us. Mail is carried by a mail provider. Servers and storage may be rented.',
          'If the assistant is set up to work with an outside language model, a question about your chart, or one that our own program does not understand, is sent there with the facts of the chart that it needs and the last messages of the conversation; if it is about a person you have saved, also with their first name and the facts of their chart. Your first name goes only where you typed it yourself. We take out your last name, your address, your place and time of birth, and telephone numbers, even where you typed them. Reports and horoscopes are written without a language model.',
          'The live chat, where there is one, is asked for only when you open it. It then sets cookies of its own and, if you are signed in, may learn your name, address, gender, birth, plan and when you opened the account, so that an answer need not begin with questions.',
          'A consultant with whom you book learns your full name, your email address, the time and the price. They see neither your birth nor your charts. The meeting takes place at the link in your email, with a service that has its own rules.',
          'Each of them works on our instructions and under contract. Where one of them sits outside your country, the safeguards that the law asks for are agreed on.',
        ],
      },
      {
        title: 'Cookies and storage in the browser',
        paragraphs: [
          'We set no cookies for advertising or tracking. One cookie holds your session, one remembers that you are signed in, and one your language. When you sign in with an account elsewhere, one holds that sign-in for a quarter of an hour. Another is a random number by which your account knows this device, so that we can write to you when somebody signs in from a new one; it stays for 400 days after your last sign-in.',
          'So that you can read without a connection, your browser keeps your account with its birth, the last horoscopes, the calendar, and what you opened last: pages, charts, reports, conversations, bookings. All of this and the session disappear when you sign out. What stays is how you like your pages and your answer about statistics; after a yes also the random number of this device, a new one after each sign-out, the time of your last visit and where you came from.',
          'Statistics are kept by us. If the question named an outside service as well, our server tells it the same events under the random number alone, without your account and without where you came from; your browser talks to nobody but us. What it has been told it deletes by its own rules.',
          'At the end of this page and in the settings you can change your answer. With a no we delete what was counted of you and where you came from. With an account we note what you answered and when.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'As long as you have an account. When you delete it, your data goes with it. What bookkeeping law obliges us to keep, such as receipts, stays for the term that the law sets, apart from everything else and without your name. Notes of what our team did name your account by its number alone.',
          'So that what is given once is not given again to the same address, we keep a keyed hash of your address with a note of what was used: the trial, the price of a first report, a discount code, a withdrawal. The address cannot be read from it, and only the date is kept with it. A new account with the same address takes this over.',
          'Some things are deleted earlier, each night, also while the account lives on. Backups are overwritten in turn.',
        ],
        list: retentionLines('en'),
      },
      {
        title: 'How it is protected',
        paragraphs: [
          'Passwords are kept only as a hash that cannot be turned back, session keys and mail links likewise. Connections are encrypted. Access within our team is limited to those who need it, and what they change is written down. Our support can read your account, your conversations and your reports to help you.',
          'If something should nevertheless go wrong and concern you, we tell you and the authority within the time that the law sets.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'In the settings you can see and correct your data (first name, birth and gender once each, and after that by writing to us), take everything with you as a file, and delete the account. The file leaves out passwords and other keys, and what a language model said and we held back because it could hurt. You may object to a use, have it restricted, and complain to the data protection authority of your country.',
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
    updated: 'Обновлено 23 ноября 2026 года; прежняя версия — от 31 марта 2025 года',
    lead: 'Дата, час и место рождения многое говорят о человеке. Нам они нужны для одного: рассчитать ваши карты. Ниже простыми словами сказано, что ещё у нас хранится и как это получить обратно.',
    sections: [
      {
        title: 'Что вы сообщаете сами',
        paragraphs: [
          'Имя и адрес почты, чтобы можно было войти и чтобы мы могли написать. Дату, время и место рождения, чтобы считать. Пол — если захотите его указать: он виден в настройках и сообщается чату поддержки, а тексты и карты от него не зависят.',
          'О других людях, например о близком человеке или ребёнке, — лишь то, что вы введёте для карты на двоих. Пожалуйста, сначала спросите их. Эти данные можно удалить и вашими руками, и по письму нам: тогда пропадут и сделанные с ними карты, отчёты и PDF. То, что о человеке написали в чате вы сами, принадлежит вам и остаётся, пока вы не удалите беседу.',
          'Вопросы ассистенту, записи на консультацию и обращения в поддержку хранятся, чтобы на них можно было ответить и показать их вам снова.',
          'Отзыв может прочесть каждый: когда мы его проверим и опубликуем, рядом с ним будут ваше имя, а также место и фото, если вы их указали. О публикации мы напишем, об отказе тоже, с причиной. Удалить отзыв можно в любой момент.',
        ],
      },
      {
        title: 'Что появляется само',
        paragraphs: [
          'Карты, гороскопы и отчёты, которые мы считаем по вашему рождению. Время и устройство каждого входа: вы видите их список и можете закрыть чужой. Часовой пояс устройства, чтобы слово «сегодня» означало ваше сегодня. Сетевой адрес наша программа хранит сутки, чтобы считать попытки; в её журналы и в статистику он не попадает, но сервер перед ней может записать его в собственный журнал.',
          'Прежде чем ассистент ответит на сообщение, программа ищет в нём признаки того, что вы или кто-то другой в опасности. От этого зависит только ответ: вместо карты в нём будут телефоны помощи. При беседе отмечается, что это за опасность, кого она касается и в какой вы стране; поддержка видит отметку и может прочесть беседу. Мы никого не вызываем, в языковую модель и в статистику ничего из этого не попадает, а удаляется оно вместе с беседой. Программа может ошибиться в обе стороны: на то, чего она не распознала, приходит обычный ответ.',
          'Если вы согласны на учёт посещений: какие разделы вы открываете, когда открыто или закрыто окно, нажата кнопка подписки или сохранены данные и было ли возвращение через месяц, — под случайным номером устройства; а вместе с регистрацией — сайт, с которого вы пришли, первая открытая здесь страница и метка рекламной ссылки, если она была. Без вашего «да» ничего из этого не хранится. Браузер с Global Privacy Control или Do Not Track уже сказал за вас «нет».',
          'При входе через другой сервис, например Google, мы получаем от него ваше имя, адрес почты и номер, под которым он вас знает; остального, что он пришлёт, мы не храним. Он узнаёт, что вы сюда вошли, но не то, что вы здесь читаете.',
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
          'Оплату принимает платёжная система: ей известны ваш адрес почты, покупка и цена, а номер карты вводится у неё и никогда не попадает к нам. Почту доставляет почтовая служба. Серверы и хранилище могут быть арендованы.',
          'Если ассистент подключён к внешней языковой модели, вопрос о карте или тот, которого не поняла наша программа, уходит туда вместе с нужными фактами карты и последними сообщениями беседы; если он о человеке, которого вы сохранили, — ещё и с его именем и фактами его карты. Ваше имя попадает туда, только если вы написали его сами. Вашу фамилию, адрес почты, место и время рождения, а также номера телефонов мы убираем из текста, даже если вы сами их написали. Отчёты и гороскопы составляются без языковой модели.',
          'К чату поддержки, если он есть, страница обращается, только когда вы его открываете. Тогда он сохраняет в браузере собственные cookie и, если вы вошли, может узнать ваше имя, адрес, пол, данные рождения, подписку и дату регистрации, чтобы ответ не начинался с вопросов.',
          'Консультант, к которому вы записались, узнаёт ваши имя и фамилию, адрес почты, время и цену встречи. Данных рождения и карт он не видит. Встреча проходит по ссылке из письма, в сервисе, у которого свои правила.',
          'Все они работают по нашему поручению и по договору. Если кто-то находится за пределами вашей страны, с ним согласованы гарантии, которых требует закон.',
        ],
      },
      {
        title: 'Cookie и память браузера',
        paragraphs: [
          'Рекламных и следящих cookie у нас нет. Один файл cookie хранит ваш сеанс, другой помнит, что вы вошли, третий — ваш язык. При входе через другой сервис ещё один хранит этот вход четверть часа. И в последнем лежит случайный номер, по которому учётная запись узнаёт это устройство: так мы можем написать вам о входе с нового. Он хранится 400 дней после последнего входа.',
          'Чтобы можно было читать и без сети, браузер хранит вашу учётную запись с данными рождения, последние гороскопы, календарь и то, что вы недавно открывали: страницы, карты, отчёты, беседы, записи на консультацию. Всё это и сеанс исчезают, когда вы выходите. Остаются настройки вида и ваш ответ о статистике; после «да» — ещё случайный номер устройства, новый после каждого выхода, время последнего посещения и то, откуда вы пришли.',
          'Статистику храним мы сами. Если в вопросе названа и внешняя служба, наш сервер передаёт ей те же события под одним лишь случайным номером, без учётной записи и без сведений о том, откуда вы пришли; браузер обращается только к нам. Переданное она удаляет по собственным правилам.',
          'Ответ можно изменить в конце этой страницы и в настройках. После «нет» мы удаляем учтённое о вас и сведения о том, откуда вы пришли. Если есть учётная запись, мы записываем, что вы ответили и когда.',
        ],
      },
      {
        title: 'Сколько это хранится',
        paragraphs: [
          'Пока у вас есть учётная запись. Вместе с ней удаляются и ваши данные. Чеки и то, что обязывает хранить закон об учёте, лежат положенный срок отдельно от остального и без вашего имени. В записях о том, что сделала наша команда, учётная запись названа только номером.',
          'Чтобы то, что даётся один раз, не досталось тому же адресу снова, мы храним хеш адреса с ключом и отметку об использованном: пробном периоде, цене первого отчёта, коде скидки, отказе от покупки. Адрес по этому хешу не узнать, и при нём хранится только дата. Новой учётной записи с тем же адресом это засчитывается.',
          'Кое-что удаляется раньше, каждую ночь, хотя учётная запись и остаётся. Резервные копии перезаписываются по очереди.',
        ],
        list: retentionLines('ru'),
      },
      {
        title: 'Как это защищено',
        paragraphs: [
          'Пароли хранятся только в виде отпечатка, из которого их не восстановить; ключи сеансов и ссылки из писем — так же. Соединение зашифровано. Доступ внутри команды есть лишь у тех, кому он нужен для работы, и каждое их изменение записывается. Поддержка может прочесть вашу учётную запись, беседы и отчёты, чтобы вам помочь.',
          'Если что-то всё же случится и это коснётся вас, мы сообщим вам и надзорному органу в срок, который установлен законом.',
        ],
      },
      {
        title: 'Ваши права',
        paragraphs: [
          'В настройках можно посмотреть и исправить данные (имя, рождение и пол — по одному разу, дальше — написав нам), забрать всё одним файлом и удалить учётную запись. В файле нет паролей и других ключей, а также того, что сказала языковая модель и чего мы не показали, потому что это могло навредить. Вы вправе возразить против какого-то использования, ограничить его и пожаловаться в надзорный орган своей страны.',
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
