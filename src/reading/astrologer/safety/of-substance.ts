/** Words of what is taken, drunk or swallowed. */
export const OF_SUBSTANCE =
  / (?:[a-z]*pill[s]?|tablets?|tabs|meds?|capsules?|took|taken|take|swallow[a-z]*|drank|drunk|gulp[a-z]*|sip|sipped|cleaner|detergent|drink[a-z]*|dose[sd]?|overdos[a-z]*|needle|packets?|pack|strips?|boxe?s?|bottle|vodka|bleach|injected|shot up|insulin|patches|paracetamol|panadol|tylenol|fentanyl|(?:таб|выпи|пил|приня|принял|наглот|вколол|проглот|шприц|водк|пачк|упаков|блистер|снотвор|уксус|отравил|съел|наел|запил|лекарств|хлебн|глотн|отпил|средств|пластыр|инсулин)[а-я]*) /
