import type { Concepts } from './pattern.ts'

/** The words that the English rules are made of. */
export const CONCEPTS_EN: Concepts = {
  sky: `chart* horoscope* star stars planet* transit* aspect* astrology astrologer* sky sun moon mercury venus mars jupiter
    saturn uranus neptune pluto lilith chiron ceres house houses birth_chart synastry sign signs reading card cards eclipse*
    node nodes zodiac ketu rahu trine square opposition conjunction kaal_sarp full_moon new_moon void_moon`,
  pro: `doctor* gp physician* specialist* nurse* pharmacist* pharmacy midwife midwives obstetrician* gynecologist*
    gynaecologist* surgeon* psychiatrist* psychologist* therapist* counsellor* counselor* pediatrician* paediatrician*
    cardiologist* oncologist* neurologist* dermatologist* urologist* endocrinologist* dietitian* dietician* dentist* vet
    clinic hospital prescriber* medical_team care_team clinician* medic medics lawyer* solicitor* attorney* notary adviser*
    advisor* accountant* broker helpline* hotline* crisis_line* poison_line poison_control emergency_number* emergency_services
    emergency_room er 911 999 112 988 116 samaritans police leaflet professional* expert* appointment* authorities
    tax_office embassy consulate ambulance paramedic* union legal_aid person_who_prescribed people_who_prescribe*`,
  kin: `mother mum mom father dad husband wife son daughter brother sister grandmother grandma granny grandfather grandpa aunt
    uncle cousin nephew niece parents parent child children baby kid kids partner boyfriend girlfriend fiance ex friend
    friends dog cat family spouse in-laws stepdaughter stepson daughter_in_law mother_in_law father_in_law flatmate
    roommate colleague neighbor neighbour boss lover man woman him her them he she they`,
  month: `january february march april may june july august september october november december monday tuesday wednesday
    thursday friday saturday sunday spring summer autumn fall winter christmas new_year`,
  num: `\\d* one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred
    thousand half quarter third double twice thrice triple couple few several second extra`,
  will: `will shall would going_to is_going_to are_going_to is_about_to are_about_to is_set_to are_bound_to is_bound_to
    is_certain_to is_destined_to are_destined_to is_sure_to are_sure_to must`,
  med: `pill pills tablet tablets capsule* dosage* mg milligram* mcg microgram* insulin meds medication* painkiller*
    pain_relief antidepressant* antibiotic* ssri* statin* steroid* beta_blocker* sedative* opioid* benzo* ibuprofen
    paracetamol acetaminophen tylenol advil aspirin naproxen tramadol codeine morphine oxycodone fentanyl metformin ozempic
    warfarin lithium prozac zoloft sertraline fluoxetine citalopram escitalopram xanax valium diazepam lorazepam alprazolam
    clonazepam zopiclone zolpidem ambien ritalin adderall levothyroxine thyroxine prednisone prednisolone cortisone
    methotrexate melatonin ashwagandha magnesium zinc_tablet* st_john*_s_wort valerian cbd kava supplement* vitamin*
    thyroid_hormone* hrt progesterone estrogen oestrogen testosterone chemo* radiation radiotherapy dialysis mood_stabili*
    blood_thinner* antipsychotic* tranquili* injection* cough_syrup syrup antihistamine* diuretic* epipen eye_drops inhaler*
    nebuli* antihypertensive* anticoagulant* antiepileptic* anticonvulsant* antiviral* antacid* laxative* iron_tablet*
    contraceptive* birth_control contraception prescription prescriptions prescribed blood_pressure_tablet* heart_tablet*
    penicillin amoxicillin hydrocortisone ketamine omeprazole ramipril amlodipine bisoprolol lisinopril atorvastatin
    simvastatin gabapentin pregabalin quetiapine olanzapine lamotrigine risperidone mirtazapine venlafaxine duloxetine
    bupropion heparin digoxin clopidogrel codein* nicotine_patch* infusion* iv_drip transfusion* booster_shot
    overdose* homeopath* tincture*`,
  care: `treatment* therapy therapies medicine medicines drug drugs dose doses remedy hormone hormones drops patch rehab
    surgery operation scan scans mri biopsy ultrasound x_ray blood_test* test_results check_up* checkup* screening*
    mammogram* smear hospital* clinic doctor* gp nurse psychiatrist* therapist* psychologist* cardiologist* oncologist*
    specialist* midwife pacemaker oxygen inhaler* physiotherap* detox_clinic cast stitches bandage insulin diet_plan
    follow_up examination* diagnosis ward ambulance appointment* medical*`,
  quit: `stop stops stopping quit quitting skip skips skipping drop dropping cancel canceling cancelling postpone
    postponing delay delaying refuse refusing decline abandon abandoning leave leaving ditch ditching discontinue
    come_off coming_off go_off get_off wean cut_out let_go let_them_go let_it_go throw throwing pour flush bin toss dump
    give_up giving_up end ending finish pause pausing retire retired replace replacing swap trade_in forget ignore avoid
    put_off call_off cease lay_aside set_aside put_aside do_without be_without go_without part_with
    ease_off taper tapering enough instead_of no_longer rather_than without unnecessary needless outgrown
    outgrow superfluous no_business behind_you had_its_day done_with done_their_work done_its_work out_of_the_way
    a_waste bother refrain trust_the_stars_over more_than_any`,
  take: `take takes taking use using start starting begin try double halve triple increase reduce raise lower cut up add
    combine mix swallow inject drink have give giving spread apply wear stretch move shift switch change`,
  disease: `cancer* tumor* tumour* leukemia leukaemia lymphoma melanoma sarcoma carcinoma metasta* malignan* diabet*
    epilep* asthma* arthritis sclerosis alzheimer* dementia parkinson* autis* asperger* adhd bipolar schizo* psychosis
    psychotic borderline narcissistic_personality personality_disorder ocd ptsd anorexi* bulimi* depressive clinical_depression
    clinically_depressed depression anxiety_disorder panic_disorder endometriosis fibroid* cyst cysts polycystic pcos
    infertil* steril* barren gallstone* kidney_stone* ulcer* gastritis colitis crohn* hepatitis cirrhosis pancreatitis
    appendicitis pneumonia bronchitis tuberculosis meningitis sepsis hiv aids syphilis herpes hernia* slipped_disc
    hypertension hypotension arrhythmia* heart_defect heart_disease heart_failure heart_murmur infarct* angina thrombosis
    embolism aneurysm anemi* anaemi* thyroiditis hypothyroid* hyperthyroid* hashimoto* graves_disease underactive overactive
    glaucoma cataract* migraine* osteoporosis rheumati* lupus psoriasis eczema celiac coeliac gluten_intoleran* lyme
    fibromyalgia chronic_fatigue syndrome (mental|bipolar|eating|anxiety|personality|attention|mood|sleep)_disorder* autoimmune stroke_(of_the|in|last|patient) trapped_nerve sciatica blood_clot* clot kidneys_are
    kidney_failure liver_failure organ_failure fatty_liver deficiency iron_deficien* parasites polyp* prostat* menopaus*
    miscarriage ectopic preeclampsia infection* inflammation hormonal_imbalance allergic_to dyslex* burnout_syndrome
    insomnia concussion fracture* rupture_of_the ruptured hemorrhoid* varicose neuropath* tinnitus vertigo`,
  symptom: `pain pains ache aches numbness lump lumps rash cough coughing headache* fatigue exhaustion dizziness bleeding
    swelling tingling fever nausea cramps palpitations breathlessness shortness_of_breath weight_loss tiredness thirst
    trembling spots mole itching heartburn chest_pain night_sweats forgetfulness mood_swings`,
  organ: `kidney kidneys liver heart lung lungs thyroid pancreas spleen stomach bowel bladder ovary ovaries womb uterus
    prostate brain spine gallbladder appendix breast colon`,
}
