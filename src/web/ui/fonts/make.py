"""Cuts the product's fonts from the variable ones of @fontsource-variable. See README.md beside this file."""
import os
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools import subset

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, '../../../../node_modules/@fontsource-variable/')

LATIN = [
    *range(0x20, 0x7F), 0xA0, 0xA7, 0xA9, 0xAB, 0xAD, 0xB0, 0xB1, 0xB7, 0xBB, 0xD7, 0x2009, 0x2013, 0x2014, 0x2018,
    0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x202F, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2191,
    0x2193, 0x2212,
]
CYRILLIC = [*range(0x410, 0x450), 0x401, 0x451, 0x2116]


def cut(source, name, letters, axes):
    font = TTFont(os.path.join(SOURCE, source))
    options = subset.Options()
    options.layout_features = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'tnum', 'lnum', 'locl']
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 6, 13, 14, 16, 17]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, axes)
    font.flavor = 'woff2'
    path = os.path.join(HERE, name)
    font.save(path)
    print(name, os.path.getsize(path))


for script, letters in (('latin', LATIN), ('cyrillic', CYRILLIC)):
    literata = f'literata/files/literata-{script}-opsz-%s.woff2'
    cut(literata % 'normal', f'literata-display-{script}.woff2', letters, {'opsz': 60, 'wght': 300})
    cut(literata % 'italic', f'literata-display-italic-{script}.woff2', letters, {'opsz': 36, 'wght': 300})
    cut(literata % 'normal', f'literata-text-{script}.woff2', letters, {'opsz': 14, 'wght': (400, 600)})
    cut(literata % 'italic', f'literata-text-italic-{script}.woff2', letters, {'opsz': 14, 'wght': 400})
    golos = f'golos-text/files/golos-text-{script}-wght-normal.woff2'
    cut(golos, f'golos-text-{script}.woff2', letters, {'wght': (400, 600)})
