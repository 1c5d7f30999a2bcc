# Keyflower in Persian. Keys are formed, never typed: see ARCHITECTURE.md, "Words".
# Signed numbers stand between the invisible U+2066 and U+2069, so that + stays to the left of the number.

keyflower-name = کی‌فلاور
keyflower-tagline = چهار فصل، یک روستا و کارگرانی برای همه‌ی کارها
keyflower-subtitle = { keyflower-season }

## نام‌ها و شمارها

keyflower-season = { $season ->
    [0] بهار
    [1] تابستان
    [2] پاییز
   *[3] زمستان
}
keyflower-colour = { $colour ->
    [0] قرمز
    [1] آبی
    [2] زرد
    [3] سبز
   *[other] از هر رنگ
}
keyflower-resource = { $resource ->
    [0] آهن
    [1] سنگ
    [2] چوب
   *[3] طلا
}
keyflower-skill = { $skill ->
    [0] سندان
    [1] کلنگ
    [2] اره
   *[other] کاشی مهارت
}
keyflower-workers = { $workers } کارگر
keyflower-goods = { COUNTED($iron, "آهن", $stone, "سنگ", $wood, "چوب", $gold, "طلا", "هیچ") }
keyflower-all-colours = { COUNTED($red, "قرمز", $blue, "آبی", $yellow, "زرد", $green, "سبز", "هیچ") }
keyflower-skills = { COUNTED($anvil, "سندان", $pickaxe, "کلنگ", $saw, "اره", "هیچ") }
keyflower-crew = { $colour ->
    [0] { $workers } کارگر قرمز
    [1] { $workers } کارگر آبی
    [2] { $workers } کارگر زرد
    [3] { $workers } کارگر سبز
   *[other] { $workers } کارگر
}
keyflower-load = { $skills ->
    [0] { keyflower-workers }
   *[other] { keyflower-workers } و { $skills } کاشی مهارت
}

## پرسش‌ها

keyflower-ask-Turn = { $season ->
    [3] نوبت شماست: پیشنهاد، استفاده از کاشی روستاها یا پاس؟
   *[other] نوبت شماست: پیشنهاد، استفاده از کاشی یا پاس؟
}
keyflower-help-Turn = { $passes ->
    [0] { keyflower-workers } پشت دیوار خانه دارید
   *[other] { keyflower-workers } پشت دیوار خانه دارید؛ تا این‌جا { $passes } پاس پشت سر هم
}
keyflower-wait-Turn = { $seat } در فکر است

keyflower-ask-ChooseColour = { $using ->
    [1] با کدام رنگ از { $card } استفاده می‌کنید؟
   *[0] با کدام رنگ برای { $card } پیشنهاد می‌دهید؟
}
keyflower-help-ChooseColour = تا پایان فصل همه باید با همین رنگ سراغ این کاشی بیایند
keyflower-wait-ChooseColour = { $seat } رنگی انتخاب می‌کند

keyflower-ask-SendWorkers = { $using ->
    [1] با چند کارگر { keyflower-colour } از { $card } استفاده می‌کنید؟
   *[0] چند کارگر { keyflower-colour } برای { $card } پیشنهاد می‌دهید؟
}
keyflower-help-SendWorkers = { $moving ->
    [0] { $workers } کارگر { keyflower-colour } پشت دیوار دارید؛ کارگران هر پیشنهاد بازنده فقط با هم جابه‌جا می‌شوند
   *[other] { $moving } کارگر از پیشنهادهای بازنده می‌آید؛ { $workers } کارگر { keyflower-colour } هم پشت دیوار دارید
}
keyflower-wait-SendWorkers = { $seat } کارگر می‌فرستد

keyflower-ask-SendAnyColours = چه کارگرانی را روی { $card } می‌گذارید؟ هر رنگی می‌شود
keyflower-help-SendAnyColours = تا این‌جا { $moving } کارگر؛ حداقل { $low } و حداکثر { $high }
keyflower-wait-SendAnyColours = { $seat } کارگرانی از رنگ‌های مختلف می‌فرستد

keyflower-ask-PaySkill = در { $card } کدام کاشی مهارت را می‌پردازید؟
keyflower-wait-PaySkill = { $seat } یک کاشی مهارت می‌پردازد
keyflower-ask-PayWorker = در { $card } کدام کارگر را می‌دهید؟
keyflower-help-PayWorker = اول کارگران تازه را از کیسه برمی‌دارید، بعد این یکی به کیسه می‌رود
keyflower-wait-PayWorker = { $seat } کارگری می‌دهد
keyflower-ask-ChooseResource = آهن، سنگ یا چوب؟
keyflower-wait-ChooseResource = { $seat } منبعی انتخاب می‌کند

keyflower-ask-Transport = { $upgrades ->
    [0] منابع را جابه‌جا کنید
   *[other] منابع را جابه‌جا کنید و کاشی‌ها را ارتقا دهید
}
keyflower-help-Transport = { $steps } گام و { $upgrades } ارتقا مانده است
keyflower-wait-Transport = { $seat } منابع را جابه‌جا می‌کند و کاشی‌ها را ارتقا می‌دهد

keyflower-ask-PayUpgrade = برای ارتقای { $card } چه می‌پردازید؟
keyflower-help-PayUpgrade = طلا جای هر منبعی را می‌گیرد
keyflower-wait-PayUpgrade = { $seat } هزینه‌ی ارتقا را می‌پردازد
keyflower-ask-PayUpgradeSkill = برای ارتقای { $card } کدام کاشی مهارت را می‌پردازید؟
keyflower-wait-PayUpgradeSkill = { $seat } برای ارتقا یک کاشی مهارت می‌پردازد

keyflower-ask-ChooseBoat = { $winter ->
    [1] کدام قایق را به روستایتان می‌آورید؟
   *[0] بار کدام قایق را برمی‌دارید؟
}
keyflower-help-ChooseBoat = { $winter ->
    [1] آن را در روستا می‌گذارید و در پایان امتیاز می‌گیرید
   *[0] کارگران و کاشی‌های مهارت پشت دیوار شما می‌روند
}
keyflower-wait-ChooseBoat = { $seat } قایقی انتخاب می‌کند
keyflower-ask-ChooseWinterTiles = کدام کاشی‌های زمستان را به مزایده می‌گذارید؟
keyflower-help-ChooseWinterTiles = یکی یا بیشتر از { $tiles } کاشی؛ هیچ‌کس نمی‌فهمد کدام‌ها را شما گذاشته‌اید
keyflower-wait-ChooseWinterTiles = { $seat } کاشی‌های زمستان را انتخاب می‌کند
keyflower-ask-PlaceTile = { $tiles ->
    [1] کاشی تازه‌تان را در روستا بگذارید
   *[other] { $tiles } کاشی تازه‌تان را به هر ترتیبی در روستا بگذارید
}
keyflower-help-PlaceTile = ضلع‌های کنار هم باید با هم بخوانند: راه، آب یا زمین بدون راه
keyflower-wait-PlaceTile = { $seat } کاشی‌هایش را می‌گذارد
keyflower-ask-FlipTile = فلیپر: یکی از کاشی‌هایتان را رایگان ارتقا می‌دهید؟
keyflower-wait-FlipTile = { $seat } می‌تواند با فلیپر یک کاشی را رایگان ارتقا دهد

## کارها

keyflower-verb-pass = پاس
keyflower-say-pass = این نوبت را پاس می‌دهید؟
keyflower-standing-pass = پاس دادن تا تغییر بعدی
keyflower-standing-pass-on = از طرف شما پاس می‌دهیم
keyflower-verb-bid = پیشنهاد برای { $card }
keyflower-say-bid = برای { $card } پیشنهاد می‌دهید؟ دست‌کم { keyflower-crew }
keyflower-hint-bid = پیشنهاد { keyflower-crew }
keyflower-verb-counter = پیشنهاد { keyflower-colour } برای { $card }
keyflower-say-counter = برای { $card } با دست‌کم { keyflower-crew } خوابیده پیشنهاد می‌دهید؟
keyflower-hint-counter = پیشنهاد { keyflower-crew }
keyflower-verb-use = استفاده از { $card }
keyflower-say-use = از { $card } استفاده می‌کنید؟ دست‌کم { keyflower-crew }
keyflower-hint-use = استفاده با { keyflower-crew }
keyflower-verb-forfeit = استفاده از { $card } و پرداخت با گروه { $from_card }
keyflower-say-forfeit = از { $card } استفاده می‌کنید و کل گروه کنار { $from_card } را می‌پردازید؟
keyflower-verb-colour = { keyflower-colour }
keyflower-say-colour = { keyflower-crew } پشت دیوار دارید: همین رنگ؟
keyflower-verb-skill = { keyflower-skill }
keyflower-say-skill = این کاشی مهارت را می‌پردازید: { keyflower-skill }؟
keyflower-verb-worker = { keyflower-colour }
keyflower-say-worker = یک کارگر { keyflower-colour } می‌دهید؟
keyflower-verb-move = { keyflower-crew } از { $from_card }
keyflower-say-move = { keyflower-crew } را از کنار { $from_card } جابه‌جا می‌کنید؟
keyflower-hint-move = { $workers }
keyflower-verb-send = فرستادن { $total } کارگر
keyflower-say-send = { $using ->
    [1] از { $card } با { $total } کارگر { keyflower-colour } استفاده می‌کنید؟
   *[0] { $total } کارگر { keyflower-colour } برای { $card } پیشنهاد می‌دهید؟
}
keyflower-because-send = { $there ->
    [0] { $moving ->
        [0] { "" }
       *[other] { $workers ->
            [0] { $moving } کارگر از پیشنهادهای بازنده می‌آید
           *[other] { $moving } کارگر از پیشنهادهای بازنده می‌آید و { $workers } کارگر از پشت دیوار
        }
    }
   *[other] به‌علاوه‌ی { $there } کارگری که آن‌جا دارید
}
keyflower-verb-add = { keyflower-colour }
keyflower-say-add = یک کارگر { keyflower-colour } اضافه می‌کنید؟
keyflower-verb-take = { keyflower-resource }
keyflower-say-take = { keyflower-resource } برمی‌دارید؟
keyflower-verb-carry = { keyflower-resource }: { $card } به { $to_card }
keyflower-say-carry = { keyflower-resource } را از { $card } به { $to_card } می‌برید؟ { $steps } گام
keyflower-hint-carry = { $steps }
keyflower-verb-upgrade = ارتقای { $card }
keyflower-say-upgrade = { $points ->
    [0] { $card } را ارتقا می‌دهید؟
   *[other] { $card } را ارتقا می‌دهید؟ { $points } امتیاز بیشتر
}
keyflower-hint-upgrade = ⁦+{ $points }⁩
keyflower-verb-spend = { keyflower-goods }
keyflower-say-spend = { keyflower-goods } می‌پردازید؟
keyflower-verb-done = پایان
keyflower-say-done = کار دیگری نمی‌کنید؟
keyflower-verb-board = { $card }
keyflower-say-board = { $winter ->
    [1] { $card } را به روستایتان می‌آورید؟
   *[0] بار { $card } را برمی‌دارید: { keyflower-load }؟
}
keyflower-hint-board = { $winter ->
    [1] برداشتن
   *[0] { keyflower-load }
}
keyflower-verb-offer = { $card }
keyflower-say-offer = { $card } را به مزایده می‌گذارید؟
keyflower-verb-place = گذاشتن { $card } این‌جا
keyflower-say-place = { $card } را این‌جا می‌گذارید؟
keyflower-verb-flip = ارتقای رایگان { $card }
keyflower-say-flip = { $points ->
    [0] { $card } را رایگان ارتقا می‌دهید؟
   *[other] { $card } را رایگان ارتقا می‌دهید؟ { $points } امتیاز بیشتر
}
keyflower-hint-flip = ⁦+{ $points }⁩

## چرا نمی‌شود

keyflower-why-few_to_bid = برای پیشنهاد این‌جا { keyflower-crew } لازم است
keyflower-why-few_to_use = برای استفاده از این کاشی { keyflower-crew } لازم است
keyflower-why-full = در این فصل دیگر جا ندارد: روی هر کاشی حداکثر شش کارگر
keyflower-why-no_skill = { keyflower-skill } ندارید
keyflower-why-no_worker = این کاشی یک کارگر { keyflower-colour } می‌خواهد که ندارید
keyflower-why-cost = منابع لازم برای ارتقا روی این کاشی نیست
keyflower-why-nowhere = هنوز جایی برایش نیست

## آن‌چه گذشت

keyflower-event-SeasonBegan = { $you ->
    [yes] { keyflower-season } شد: شما شروع می‌کنید
   *[no] { keyflower-season } شد: { $seat } شروع می‌کند
}
keyflower-event-TilesLaidOut = در مزایده: { $cards }.
keyflower-event-BoatLoaded = { $card } با { keyflower-load } از راه رسید.
keyflower-event-Passed = { $you ->
    [yes] شما پاس دادید.
   *[no] { $seat } پاس داد.
}
keyflower-event-Bid = { $you ->
    [yes] شما { keyflower-crew } برای { $card } پیشنهاد دادید، در مجموع { $total }.
   *[no] { $seat } { keyflower-crew } برای { $card } پیشنهاد داد، در مجموع { $total }.
}
keyflower-event-CounterBid = { $you ->
    [yes] شما برای { $card } { keyflower-crew } خوابیده پیشنهاد دادید، در مجموع { $total }.
   *[no] { $seat } برای { $card } { keyflower-crew } خوابیده پیشنهاد داد، در مجموع { $total }.
}
keyflower-event-GroupMoved = { $you ->
    [yes] شما { keyflower-crew } را از کنار { $card } برداشتید.
   *[no] { $seat } { keyflower-crew } را از کنار { $card } برداشت.
}
keyflower-event-StoodUp = { $you ->
    [yes] کارگران شما کنار { $card } بلند شدند: رنگ این کاشی حالا { keyflower-colour } است.
   *[no] کارگران { $seat } کنار { $card } بلند شدند: رنگ این کاشی حالا { keyflower-colour } است.
}
keyflower-event-Used = { $you ->
    [yes] شما با { keyflower-crew } از { $card } استفاده کردید.
   *[no] { $seat } با { keyflower-crew } از { $card } استفاده کرد.
}
keyflower-event-UsedMixed = { $you ->
    [yes] شما با کارگرانی از چند رنگ از { $card } استفاده کردید: { keyflower-all-colours }.
   *[no] { $seat } با کارگرانی از چند رنگ از { $card } استفاده کرد: { keyflower-all-colours }.
}
keyflower-event-WorkerPaid = { $you ->
    [yes] شما { keyflower-crew } دادید.
   *[no] { $seat } { keyflower-crew } داد.
}
keyflower-event-SkillPaid = { $you ->
    [yes] شما یک کاشی مهارت پرداختید: { keyflower-skill }.
   *[no] { $seat } یک کاشی مهارت پرداخت: { keyflower-skill }.
}
keyflower-event-Produced = { $you ->
    [yes] شما روی { $card } گذاشتید: { keyflower-goods }.
   *[no] { $seat } روی { $card } گذاشت: { keyflower-goods }.
}
keyflower-event-WorkersDrawn = { $you ->
    [yes] شما { keyflower-workers } از کیسه برداشتید.
   *[no] { $seat } { keyflower-workers } از کیسه برداشت.
}
keyflower-event-WorkersSeen = { $you ->
    [yes] کارگران تازه‌ی شما: { keyflower-all-colours }.
   *[no] کارگران تازه‌ی { $seat }: { keyflower-all-colours }.
}
keyflower-event-GreenTaken = { $you ->
    [yes] شما { keyflower-workers } سبز از انبار برداشتید.
   *[no] { $seat } { keyflower-workers } سبز از انبار برداشت.
}
keyflower-event-SkillsDrawn = { $you ->
    [yes] شما { $skills } کاشی مهارت برداشتید.
   *[no] { $seat } { $skills } کاشی مهارت برداشت.
}
keyflower-event-SkillsSeen = { $you ->
    [yes] کاشی‌های مهارت تازه‌ی شما: { keyflower-skills }.
   *[no] کاشی‌های مهارت تازه‌ی { $seat }: { keyflower-skills }.
}
keyflower-event-Carried = { $you ->
    [yes] شما { keyflower-resource } را از { $card } به { $to_card } بردید.
   *[no] { $seat } { keyflower-resource } را از { $card } به { $to_card } برد.
}
keyflower-event-Upgraded = { $you ->
    [yes] شما { $card } را ارتقا دادید.
   *[no] { $seat } { $card } را ارتقا داد.
}
keyflower-event-SeasonEnded = نوبت‌های { keyflower-season } تمام شد.
keyflower-event-BidsReturned = { $you ->
    [yes] { keyflower-workers } از پیشنهادهای بازنده پشت دیوار شما برگشت.
   *[no] { keyflower-workers } از پیشنهادهای بازنده پشت دیوار { $seat } برگشت.
}
keyflower-event-Unsold = { $workers ->
    [0] کسی برای { $card } پیشنهاد نداد.
   *[other] کسی برای { $card } پیشنهاد نداد؛ { keyflower-workers } به کیسه رفت.
}
keyflower-event-Won = { $you ->
    [yes] { $gained ->
        [0] شما { $card } را با { $workers } کارگر بردید.
       *[other] شما { $card } را با { $workers } کارگر بردید و { $gained } کارگر روی آن هم مال شما شد.
    }
   *[no] { $gained ->
        [0] { $seat } { $card } را با { $workers } کارگر برد.
       *[other] { $seat } { $card } را با { $workers } کارگر برد و { $gained } کارگر روی آن هم مال او شد.
    }
}
keyflower-event-CameHome = { $you ->
    [yes] { keyflower-workers } از کاشی‌های روستای شما پشت دیوارتان رفت.
   *[no] { keyflower-workers } از کاشی‌های روستای { $seat } پشت دیوارش رفت.
}
keyflower-event-StartPlayerWon = { $you ->
    [yes] کارگر بنفش مال شما شد.
   *[no] کارگر بنفش به { $seat } رسید.
}
keyflower-event-StartPlayerPassedOn = { $you ->
    [yes] کسی برای کارگر بنفش پیشنهاد نداد: به شما رسید.
   *[no] کسی برای کارگر بنفش پیشنهاد نداد: به { $seat } رسید.
}
keyflower-event-BoatTaken = { $you ->
    [yes] شما بار { $card } را برداشتید: { keyflower-load }.
   *[no] { $seat } بار { $card } را برداشت: { keyflower-load }.
}
keyflower-event-BoatTileTaken = { $you ->
    [yes] شما { $card } را برداشتید.
   *[no] { $seat } { $card } را برداشت.
}
keyflower-event-Placed = { $you ->
    [yes] شما { $card } را در روستایتان گذاشتید.
   *[no] { $seat } { $card } را در روستایش گذاشت.
}
keyflower-event-FitsNowhere = { $you ->
    [yes] { $card } در روستای شما جا نشد و از بازی بیرون رفت.
   *[no] { $card } در روستای { $seat } جا نشد و از بازی بیرون رفت.
}
keyflower-event-Flipped = { $you ->
    [yes] شما با فلیپر { $card } را رایگان ارتقا دادید.
   *[no] { $seat } با فلیپر { $card } را رایگان ارتقا داد.
}
keyflower-event-Ended = زمستان تمام شد: امتیازها شمرده می‌شود.

## گزینه‌ها و برگ امتیاز

keyflower-option-skills_on_boats_face_up = کاشی‌های مهارتِ قایق‌ها به رو
keyflower-option-skills_on_boats_face_up-help = اگر خاموش باشد، فقط کسی که بار قایق را برمی‌دارد آن‌ها را می‌بیند.
keyflower-option-worker_costs_payable_from_losing_bids = پرداخت با پیشنهاد بازنده
keyflower-option-worker_costs_payable_from_losing_bids-help = جایی که استفاده یک کارگر اضافه هزینه دارد، می‌توان به جایش همه‌ی کارگران یک پیشنهاد بازنده را داد.
keyflower-option-boat_4a_may_target_turn_order_tiles = قایق ۴ الف برای کاشی‌های نوبت هم
keyflower-option-boat_4a_may_target_turn_order_tiles-help = صاحب این قایق برای کاشی‌های نوبت هم می‌تواند با رنگ دیگری پیشنهاد بدهد.
keyflower-option-boat_3b_lets_any_resource_score_as_gold = قایق ۳ ب همه را طلا می‌کند
keyflower-option-boat_3b_lets_any_resource_score_as_gold-help = با این قایق، هر منبعی که بماند مثل طلا ۱ امتیاز دارد.
keyflower-option-purple_worker_scores_only_if_its_tile_was_won_in_winter = کارگر بنفش فقط برای برنده‌ی کاشی‌اش
keyflower-option-purple_worker_scores_only_if_its_tile_was_won_in_winter-help = در امتیازشماری فقط کسی آن را به کار می‌برد که در زمستان کاشی‌اش را برده باشد. اگر خاموش باشد، هر کس که در پایان آن را دارد.
keyflower-option-show_exact_bag_count = نمایش تعداد کارگران کیسه
keyflower-option-show_exact_bag_count-help = اگر خاموش باشد، فقط می‌بینید که کیسه پر، نیمه‌پر یا تقریباً خالی است.
keyflower-option-show_worker_counts_behind_screens = نمایش تعداد پشت دیوارها
keyflower-option-show_worker_counts_behind_screens-help = هر کس چند کارگر و کاشی مهارت پشت دیوار دارد و کدامشان دیده شده است.
keyflower-part-tiles = کاشی‌های روستا
keyflower-part-turn_order = کاشی‌های نوبت
keyflower-part-boats = قایق
keyflower-part-kept = منابع روی کاشی‌های پاییز
keyflower-part-winter = کاشی‌های زمستان
keyflower-part-gold = طلا

## صفحه

keyflower-board-offer = در مزایده
keyflower-board-boats = قایق‌ها
keyflower-board-village = روستای { $seat }
keyflower-board-my-village = روستای شما
keyflower-board-screen = پشت دیوار خانه
keyflower-board-bag = کیسه: { $workers }
keyflower-board-green = سبز: { $workers }
keyflower-board-pile = کاشی‌های مهارت: { $skills }
keyflower-board-no-bid = بی‌پیشنهاد
keyflower-board-order = { $purple ->
    [yes] نوبت قایق‌ها، بازیکن آغازگر
   *[no] نوبت قایق‌ها
}
keyflower-board-supply = انبار
keyflower-board-steps = گام‌های مانده: { $steps }
keyflower-board-upgrades = ارتقای مانده: { $upgrades }
keyflower-board-turn = چرخاندن کاشی
keyflower-board-cost = هزینه‌ی ارتقا
keyflower-board-start-player = بازیکن آغازکننده
keyflower-board-tiles-of = { $season ->
    [0] کاشی‌های بهار
    [1] کاشی‌های تابستان
    [2] کاشی‌های پاییز
   *[3] کاشی‌های زمستان
}
keyflower-board-nothing = چیزی در مزایده نیست
keyflower-board-harbour = قایق‌ها و نوبت
keyflower-board-reckoning = { $you ->
    [yes] امتیازهای شما
   *[no] امتیازهای { $seat }
}
keyflower-board-gold-left = طلای مانده
keyflower-board-villages = روستاها
keyflower-board-mine = روستای من
keyflower-board-bid = { $you ->
    [yes] شما: { keyflower-crew }
   *[no] { $seat }: { keyflower-crew }
}
keyflower-board-bid-leads = { $you ->
    [yes] شما با { keyflower-crew } جلوترید
   *[no] { $seat } با { keyflower-crew } جلوتر است
}
keyflower-board-bids = در پیشنهادها
keyflower-board-on-bids = { keyflower-workers } در پیشنهادها
keyflower-board-bag-level = { $level ->
    [full] پر
    [half] نیمه‌پر
   *[low] تقریباً خالی
}
keyflower-board-places = { $count } جا
keyflower-board-carry-what = منبعی را بزنید یا بکشید
keyflower-board-carry-where = به کجا؟
keyflower-board-carry-none = گامی نمانده است
keyflower-board-take-good = برداشتن { keyflower-resource } از { $card }
keyflower-board-goods = { keyflower-resource }: { $count }
keyflower-board-workers = کارگران { keyflower-colour } پشت دیوار شما: { $workers }
keyflower-board-skills = کاشی‌های مهارت پشت دیوار شما: { $skills }
keyflower-board-fewer = یکی کمتر
keyflower-board-more = یکی بیشتر
keyflower-board-to-place = کاشی‌هایی که باید بگذارید
keyflower-board-take-tile = برداشتن { $card }
keyflower-board-hand = کاشی‌های زمستان شما؛ فقط خودتان می‌بینید

## کاشی‌ها

keyflower-transport-text = { $basic_transport } گام جابه‌جایی و { $basic_upgrade } ارتقا؛ پس از ارتقا { $upgraded_transport } گام و { $upgraded_upgrade } ارتقا، و { $upgraded_points } امتیاز در پایان.
keyflower-points-text = { $points ->
    [0] پس از ارتقا { $upgraded_points } امتیاز.
   *[other] { $points } امتیاز؛ پس از ارتقا { $upgraded_points } امتیاز.
}
keyflower-turn-order-text = نوبت { $number } در انتخاب قایق. در زمستان به روستای برنده می‌آید و برای هر کاشی کنارش ۱ امتیاز دارد.
keyflower-card-home_1 = خانه‌ی ۱
keyflower-card-home_1-text = { keyflower-transport-text }
keyflower-card-home_2 = خانه‌ی ۲
keyflower-card-home_2-text = { keyflower-transport-text }
keyflower-card-home_3 = خانه‌ی ۳
keyflower-card-home_3-text = { keyflower-transport-text }
keyflower-card-home_4 = خانه‌ی ۴
keyflower-card-home_4-text = { keyflower-transport-text }
keyflower-card-home_5 = خانه‌ی ۵
keyflower-card-home_5-text = { keyflower-transport-text }
keyflower-card-home_6 = خانه‌ی ۶
keyflower-card-home_6-text = { keyflower-transport-text }
keyflower-card-alehouse = مهمان‌خانه
keyflower-card-alehouse-text = { $basic_workers } کارگر از کیسه؛ پس از ارتقا { $upgraded_workers } کارگر.
keyflower-card-apprentice_hall = مرکز کارآموزی
keyflower-card-apprentice_hall-text = { $basic_skills } کاشی مهارت؛ پس از ارتقا { $upgraded_skills } کاشی مهارت، و { $upgraded_points } امتیاز در پایان.
keyflower-card-gold_mine = معدن طلا
keyflower-card-gold_mine-text = { $basic_gold } طلا؛ پس از ارتقا { $upgraded_gold } طلا، و { $upgraded_points } امتیاز در پایان.
keyflower-card-key_mine = معدن کی
keyflower-card-key_mine-text = { $basic_iron } آهن؛ پس از ارتقا { $upgraded_iron } آهن، و { $upgraded_points } امتیاز در پایان.
keyflower-card-keystone_quarry = معدن سنگ کی
keyflower-card-keystone_quarry-text = { $basic_stone } سنگ؛ پس از ارتقا { $upgraded_stone } سنگ، و { $upgraded_points } امتیاز در پایان.
keyflower-card-keywood = کی‌وود
keyflower-card-keywood-text = { $basic_wood } چوب؛ پس از ارتقا { $upgraded_wood } چوب، و { $upgraded_points } امتیاز در پایان.
keyflower-card-miner = معدنچی
keyflower-card-miner-text = { $basic_iron } آهن؛ پس از ارتقا { $upgraded_iron } آهن و { $upgraded_gold } طلا، و { $upgraded_points } امتیاز در پایان.
keyflower-card-peddler = دستفروش
keyflower-card-peddler-text = یک کارگر زرد بدهید، { $basic_green } کارگر سبز بگیرید؛ پس از ارتقا { $upgraded_green } کارگر سبز.
keyflower-card-quarryman = حفرکننده‌ی زمین
keyflower-card-quarryman-text = { $basic_stone } سنگ؛ پس از ارتقا { $upgraded_stone } سنگ و { $upgraded_gold } طلا، و { $upgraded_points } امتیاز در پایان.
keyflower-card-stable = اصطبل
keyflower-card-stable-text = { keyflower-transport-text }
keyflower-card-woodcutter = چوب‌بر
keyflower-card-woodcutter-text = { $basic_wood } چوب؛ پس از ارتقا { $upgraded_wood } چوب و { $upgraded_gold } طلا، و { $upgraded_points } امتیاز در پایان.
keyflower-card-workshop = کارگاه
keyflower-card-workshop-text = یک آهن، سنگ یا چوب به انتخاب شما؛ پس از ارتقا { $upgraded_iron } آهن، { $upgraded_stone } سنگ و { $upgraded_wood } چوب، و { $upgraded_points } امتیاز در پایان.
keyflower-card-brewer = آبجوسازی
keyflower-card-brewer-text = یک کاشی مهارت دلخواه بدهید، { $basic_workers } کارگر از کیسه بگیرید؛ پس از ارتقا { $upgraded_workers } کارگر، و { $upgraded_points } امتیاز در پایان.
keyflower-card-carpenter = نجار
keyflower-card-carpenter-text = یک اره بدهید، { $basic_wood } چوب بگیرید؛ پس از ارتقا { $upgraded_gold } طلا، و { $upgraded_points } امتیاز در پایان.
keyflower-card-farrier = نعل‌بند
keyflower-card-farrier-text = { keyflower-transport-text }
keyflower-card-hiring_fair = بازار استخدام
keyflower-card-hiring_fair-text = یک کاشی مهارت دلخواه بدهید، { $basic_skills } کاشی مهارت بگیرید؛ پس از ارتقا { $upgraded_skills } کاشی مهارت، و { $upgraded_points } امتیاز در پایان.
keyflower-card-mason = بنا
keyflower-card-mason-text = یک کلنگ بدهید، { $basic_stone } سنگ بگیرید؛ پس از ارتقا { $upgraded_gold } طلا، و { $upgraded_points } امتیاز در پایان.
keyflower-card-smelter = گدازکار
keyflower-card-smelter-text = یک سندان بدهید، { $basic_iron } آهن بگیرید؛ پس از ارتقا { $upgraded_gold } طلا، و { $upgraded_points } امتیاز در پایان.
keyflower-card-store = فروشگاه
keyflower-card-store-text = یک کارگر آبی بدهید، { $basic_green } کارگر سبز بگیرید؛ پس از ارتقا { $upgraded_green } کارگر سبز، و { $upgraded_points } امتیاز در پایان.
keyflower-card-tavern = غذاخوری
keyflower-card-tavern-text = یک کارگر دلخواه بدهید، { $basic_workers } کارگر از کیسه بگیرید؛ پس از ارتقا { $upgraded_workers } کارگر.
keyflower-card-summer_boat_1a = قایق تابستانه‌ی ۱ الف
keyflower-card-summer_boat_1a-text = با هر قایقی که برمی‌دارید ۲ کارگر دیگر هم از کیسه می‌گیرید.
keyflower-card-summer_boat_2a = قایق تابستانه‌ی ۲ الف
keyflower-card-summer_boat_2a-text = منابع را از زمین بدون راه هم می‌برید؛ ضلع‌های کاشی‌هایتان لازم نیست با هم بخوانند.
keyflower-card-summer_boat_3a = قایق تابستانه‌ی ۳ الف
keyflower-card-summer_boat_3a-text = هنگام ارتقا می‌توانید هر منبعی را به جای منبع دیگر بپردازید.
keyflower-card-summer_boat_4a = قایق تابستانه‌ی ۴ الف
keyflower-card-summer_boat_4a-text = روی پیشنهاد قرمز، آبی یا زرد دیگران با رنگ دیگری پیشنهاد بدهید؛ برای کاشی‌های نوبت، فقط اگر قانون میز باشد.
keyflower-card-barn = طویله
keyflower-card-barn-text = هر منبعی که در پایان روی آن باشد { $keep_points } امتیاز دارد؛ پس از ارتقا { $upgraded_keep_points } امتیاز.
keyflower-card-blacksmith = آهنگری
keyflower-card-blacksmith-text = هر آهنی که در پایان روی آن باشد { $keep_points } امتیاز دارد؛ پس از ارتقا { $upgraded_keep_points } امتیاز.
keyflower-card-fair = بازار مکاره
keyflower-card-fair-text = یک کارگر قرمز بدهید، { $basic_green } کارگر سبز بگیرید؛ پس از ارتقا { $upgraded_green } کارگر سبز، و { $upgraded_points } امتیاز در پایان.
keyflower-card-forge = کوره
keyflower-card-forge-text = { keyflower-points-text }
keyflower-card-goldsmith = زرگر
keyflower-card-goldsmith-text = { keyflower-points-text }
keyflower-card-inn = مسافرخانه
keyflower-card-inn-text = { $basic_workers } کارگر از کیسه؛ پس از ارتقا { $upgraded_workers } کارگر.
keyflower-card-sawmill = اره‌کش
keyflower-card-sawmill-text = { keyflower-points-text }
keyflower-card-sculptor = مجسمه‌ساز
keyflower-card-sculptor-text = { keyflower-points-text }
keyflower-card-stone_yard = سنگ‌بری
keyflower-card-stone_yard-text = هر سنگی که در پایان روی آن باشد { $keep_points } امتیاز دارد؛ پس از ارتقا { $upgraded_keep_points } امتیاز.
keyflower-card-timber_yard = چوب‌بری
keyflower-card-timber_yard-text = هر چوبی که در پایان روی آن باشد { $keep_points } امتیاز دارد؛ پس از ارتقا { $upgraded_keep_points } امتیاز.
keyflower-card-wainwright = گاری‌سازی
keyflower-card-wainwright-text = { keyflower-transport-text }
keyflower-card-well = چاه
keyflower-card-well-text = { keyflower-points-text }
keyflower-card-apothecary = عطاری
keyflower-card-apothecary-text = برای هر ۵ کارگر ۳ امتیاز.
keyflower-card-craftsmans_guild = صنف صنعت‌گری
keyflower-card-craftsmans_guild-text = برای هر مجموعه‌ی سه‌تایی کارگر قرمز، آبی و زرد ۳ امتیاز.
keyflower-card-jeweller = جواهرساز
keyflower-card-jeweller-text = برای هر طلا ۲ امتیاز.
keyflower-card-key_guild = صنف کی
keyflower-card-key_guild-text = برای هر ۵ کاشی مهارت ۱۰ امتیاز.
keyflower-card-key_market = بازار کی
keyflower-card-key_market-text = برای هر کارگر سبز ۲ امتیاز.
keyflower-card-keythedral = کلیسای جامع
keyflower-card-keythedral-text = { $points } امتیاز.
keyflower-card-mercers_guild = صنف پارچه‌فروشی
keyflower-card-mercers_guild-text = برای هر مجموعه‌ی آهن، سنگ و چوب ۵ امتیاز.
keyflower-card-scholar = محقق
keyflower-card-scholar-text = فقط یک نوع مهارت حساب می‌شود: برای هر کاشی آن ۳ امتیاز.
keyflower-card-scribes = کاتب
keyflower-card-scribes-text = برای هر مجموعه‌ی سندان، کلنگ و اره ۱۰ امتیاز.
keyflower-card-village_hall = سالن اصلی روستا
keyflower-card-village_hall-text = فقط یک رنگ حساب می‌شود: برای هر کارگر آن رنگ ۱ امتیاز.
keyflower-card-watermill = آسیاب آبی
keyflower-card-watermill-text = فقط یک نوع منبع حساب می‌شود: برای هر عدد از آن ۱ امتیاز.
keyflower-card-windmill = آسیاب بادی
keyflower-card-windmill-text = برای هر ۵ منبع ۵ امتیاز.
keyflower-card-turn_order_1 = کاشی نوبت ۱
keyflower-card-turn_order_1-text = { keyflower-turn-order-text }
keyflower-card-turn_order_2 = کاشی نوبت ۲
keyflower-card-turn_order_2-text = { keyflower-turn-order-text }
keyflower-card-turn_order_3 = کاشی نوبت ۳
keyflower-card-turn_order_3-text = { keyflower-turn-order-text }
keyflower-card-turn_order_4 = کاشی نوبت ۴
keyflower-card-turn_order_4-text = { keyflower-turn-order-text }
keyflower-card-boat_keyflower = کی‌فلاور
keyflower-card-boat_keyflower-text = برای هر گام جابه‌جایی که دارید ۱ امتیاز.
keyflower-card-boat_sea_bastion = سنگر دریایی
keyflower-card-boat_sea_bastion-text = برای هر کاشی از یک حلقه‌ی راه ۱ امتیاز.
keyflower-card-boat_sea_breese = نسیم دریایی
keyflower-card-boat_sea_breese-text = برای ۱ تا ۵ قایق که پشت هم به ضلع آبی خانه وصل باشد: ۲، ۴، ۸، ۱۶ یا ۳۲ امتیاز.
keyflower-card-boat_flipper = فلیپر
keyflower-card-boat_flipper-text = { $points } امتیاز و یک ارتقای رایگان پیش از امتیازشماری.
keyflower-card-boat_ianvincible = یانوینسیبل
keyflower-card-boat_ianvincible-text = { $points } امتیاز.
keyflower-card-boat_white_wind = باد سفید
keyflower-card-boat_white_wind-text = برای هر کارگر ۱ امتیاز.
keyflower-card-summer_boat_1b = قایق تابستانه‌ی ۱ ب
keyflower-card-summer_boat_1b-text = با هر قایقی که برمی‌دارید یک کارگر سبز هم از انبار می‌گیرید.
keyflower-card-summer_boat_2b = قایق تابستانه‌ی ۲ ب
keyflower-card-summer_boat_2b-text = گام‌های جابه‌جایی و ارتقاهای شما دو برابر می‌شود.
keyflower-card-summer_boat_3b = قایق تابستانه‌ی ۳ ب
keyflower-card-summer_boat_3b-text = در امتیازشماری پایانی، هر منبع روی کاشی‌ها جای هر منبع دیگری را می‌گیرد. اگر قانون میز باشد، منبع مانده هم مثل طلا ۱ امتیاز دارد.
keyflower-card-summer_boat_4b = قایق تابستانه‌ی ۴ ب
keyflower-card-summer_boat_4b-text = کاشی‌ای را که پیشنهاد یا کارگر دارد، با کارگران هر رنگی که خواستید به کار بگیرید.

# The name of a section on the line of time of a replay.
keyflower-section-SeasonBegan = { keyflower-season }

## این چیست؟

keyflower-what-subtitle = فصل
    .at = a-season
keyflower-what-subtitle-text = بازی چهار فصل دارد: بهار، تابستان، پاییز و زمستان. در هر فصل کاشی‌های تازه به مزایده می‌رسد؛ پس از زمستان همه‌چیز شمرده می‌شود.
keyflower-what-offer = کاشی‌های مزایده
    .at = bidding
keyflower-what-offer-text = کارگرِ کنار کاشی پیشنهاد است و کارگرِ روی آن استفاده. در پایان فصل هر کاشی به بالاترین پیشنهاد می‌رسد.
keyflower-what-harbour = قایق‌ها و نوبت
    .at = end-of-season
keyflower-what-harbour-text = قایق‌ها در پایان فصل کارگر و کاشی مهارت می‌آورند. برنده‌ی کاشی نوبت زودتر قایق انتخاب می‌کند.
keyflower-what-supply = انبار
    .at = pieces
keyflower-what-supply-text = آن‌چه وسط میز مانده: کیسه، کارگران سبز، کاشی‌های مهارت و منابع.
keyflower-what-supply-of = { keyflower-resource }
    .at = pieces
keyflower-what-supply-of-text = همین تعداد از آن در انبار مانده است. هر چه کاشی بسازد از این‌جا می‌آید.
keyflower-what-bag = کیسه
    .at = pieces
keyflower-what-bag-text = کارگران قرمز، آبی و زرد که تصادفی بیرون می‌آیند. کارگرانِ پیشنهادهای برنده هم به آن برمی‌گردند.
keyflower-what-green = کارگران سبز
    .at = pieces
keyflower-what-green-text = کمیاب: همین تعداد در انبار مانده و فقط بعضی کاشی‌ها آن‌ها را می‌آورند. کمتر کسی می‌تواند پاسخ پیشنهاد سبز را بدهد.
keyflower-what-pile = کاشی‌های مهارت
    .at = pieces
keyflower-what-pile-text = همین تعداد بسته در دسته است: سندان، کلنگ و اره.
keyflower-what-tiles = روستا
    .at = tiles
keyflower-what-tiles-text = روستای این بازیکن همین تعداد کاشی دارد.
keyflower-what-bids = کارگر در پیشنهادها
    .at = bidding
keyflower-what-bids-text = همین تعداد از کارگران این بازیکن کنار کاشی‌هاست.
keyflower-what-bid = { keyflower-board-bid }
    .at = bidding
keyflower-what-bid-text = پیشنهاد باید از همه‌ی پیشنهادهای این کاشی بیشتر و هم‌رنگِ آن باشد. کارگرانی که عقب مانده‌اند می‌توانند جای دیگری بروند.
keyflower-what-bid-leads = { keyflower-board-bid-leads }
    .at = bidding
keyflower-what-bid-leads-text = { $you ->
    [yes] اگر کسی بیشتر ندهد، کاشی در پایان فصل مال شماست و این کارگران به کیسه می‌روند.
   *[no] اگر کسی بیشتر ندهد، کاشی در پایان فصل به این بازیکن می‌رسد و این کارگران به کیسه می‌روند.
}
keyflower-what-start-player = بازیکن آغازکننده
    .at = end-of-season
keyflower-what-start-player-text = کارگر بنفش پیش اوست و فصل را آغاز می‌کند. هر که کاشی آن را ببرد، کارگر بنفش را هم می‌برد.
keyflower-what-village = روستای { $seat }
    .at = placing-tiles
keyflower-what-village-text = با یک ضربه آن را ببینید. همه می‌توانند از کاشی‌هایش استفاده کنند؛ کارگرانِ رویشان بعد مال صاحب روستاست.
keyflower-what-screen = پشت دیوار خانه
    .at = pieces
keyflower-what-screen-text = کارگران و کاشی‌های مهارت این بازیکن. فقط آن‌چه همه دیده‌اند پیداست و بقیه پنهان است.
keyflower-what-goods = { keyflower-resource }
    .at = transport-and-upgrading
keyflower-what-goods-text = منابع روی کاشی‌های روستاست. ارتقای همان کاشی را می‌پردازد و برای کاشی‌های زمستان حساب می‌شود؛ طلا خودش هم امتیاز دارد.
keyflower-what-workers = { $colour ->
    [0] کارگران قرمز
    [1] کارگران آبی
    [2] کارگران زرد
   *[3] کارگران سبز
}
    .at = workers
keyflower-what-workers-text = پشت دیوار شماست و فقط خودتان می‌بینید. با آن‌ها پیشنهاد می‌دهید و از کاشی‌ها استفاده می‌کنید؛ در هر کاشی همه‌ی کارگران یک رنگ‌اند.
keyflower-what-skill = { keyflower-skill }
    .at = pieces
keyflower-what-skill-text = کاشی مهارتِ پشت دیوار شما. بعضی کاشی‌ها و ارتقاها یکی خرج دارند و بعضی کاشی‌های زمستان به آن امتیاز می‌دهند.
keyflower-what-fewer = یکی کمتر
    .at = workers
keyflower-what-fewer-text = یک کارگر کمتر می‌فرستد؛ هنوز به دیگران چیزی گفته نمی‌شود.
keyflower-what-more = یکی بیشتر
    .at = workers
keyflower-what-more-text = یک کارگر بیشتر می‌فرستد؛ هنوز به دیگران چیزی گفته نمی‌شود.
keyflower-what-steps = گام‌ها
    .at = transport-and-upgrading
keyflower-what-steps-text = همین تعداد گام مانده است: هر گام یک منبع را از راه به کاشی کناری می‌برد.
keyflower-what-upgrades = ارتقاها
    .at = transport-and-upgrading
keyflower-what-upgrades-text = هنوز همین تعداد کاشی را می‌شود با منابعِ روی خودشان ارتقا داد.
keyflower-what-upgrade-cost = یک راه پرداخت
    .at = transport-and-upgrading
keyflower-what-upgrade-cost-text = ارتقا با همین منابعِ روی کاشی پرداخت می‌شود.
keyflower-what-turn = چرخاندن کاشی
    .at = placing-tiles
keyflower-what-turn-text = کاشی را یک ضلع می‌چرخاند: راه باید به راه برسد و آب به آب.
keyflower-what-place = جایی برای این کاشی
    .at = placing-tiles
keyflower-what-place-text = این‌جا ضلع‌هایش با همسایه‌ها جور است.
keyflower-what-rim = جای گسترش
    .at = placing-tiles
keyflower-what-rim-text = کاشی‌هایی که ببرید کنار کاشی‌های خودتان گذاشته می‌شود، راه به راه.
keyflower-what-reckoning = شمارش پایانی
    .at = final-scoring
keyflower-what-reckoning-text = این‌که هر کاشی چه آورده است؛ کارگران، کاشی‌های مهارت و منابع همان‌جایی رفته‌اند که بیشتر می‌ارزند.

## آن‌چه هر بازیکن گرفت: سرخط‌های نرخ برد، برای سنجشِ بازی‌های بسیار

keyflower-took-won = کاشی‌های برده‌شده
keyflower-took-boats = قایق‌های گرفته‌شده
keyflower-took-upgraded = کاشی‌های ارتقایافته

## چرا یک پاسخ بهتر از دیگری است: چه بیشتر یا کمتر دارد. صفر یعنی شمردنی نیست.

keyflower-aspect-points = { $more ->
    [yes] { $count ->
        [0] امید بیشتر به امتیاز
        [1] یک امتیاز بیشتر
       *[other] { $count } امتیاز بیشتر
    }
   *[no] { $count ->
        [0] امید کمتر به امتیاز
        [1] یک امتیاز کمتر
       *[other] { $count } امتیاز کمتر
    }
}
keyflower-aspect-bids = { $more ->
    [yes] { $count ->
        [0] جای بهتر در پیشنهادها
        [1] جلوتر روی یک کاشی بیشتر
       *[other] جلوتر روی { $count } کاشی بیشتر
    }
   *[no] { $count ->
        [0] جای بدتر در پیشنهادها
        [1] جلوتر روی یک کاشی کمتر
       *[other] جلوتر روی { $count } کاشی کمتر
    }
}
keyflower-aspect-upgrades = { $more ->
    [yes] نزدیک‌تر به ارتقا
   *[no] دورتر از ارتقا
}
keyflower-aspect-village = { $more ->
    [yes] { $count ->
        [0] دهکده‌ی قوی‌تر
        [1] یک کاشی بیشتر
       *[other] { $count } کاشی بیشتر
    }
   *[no] { $count ->
        [0] دهکده‌ی ضعیف‌تر
        [1] یک کاشی کمتر
       *[other] { $count } کاشی کمتر
    }
}
keyflower-aspect-workers = { $more ->
    [yes] { $count ->
        [0] کارگرهایی با رنگ‌های بهتر
        [1] یک کارگر بیشتر
       *[other] { $count } کارگر بیشتر
    }
   *[no] { $count ->
        [0] کارگرهایی با رنگ‌های بدتر
        [1] یک کارگر کمتر
       *[other] { $count } کارگر کمتر
    }
}
keyflower-aspect-skills = { $more ->
    [yes] { $count ->
        [0] مهارت‌های به‌دردبخورتر
        [1] یک کاشی مهارت بیشتر
       *[other] { $count } کاشی مهارت بیشتر
    }
   *[no] { $count ->
        [0] مهارت‌های کم‌فایده‌تر
        [1] یک کاشی مهارت کمتر
       *[other] { $count } کاشی مهارت کمتر
    }
}
keyflower-aspect-resources = { $more ->
    [yes] { $count ->
        [0] منابع به‌دردبخورتر
        [1] یک منبع بیشتر
       *[other] { $count } منبع بیشتر
    }
   *[no] { $count ->
        [0] منابع کم‌فایده‌تر
        [1] یک منبع کمتر
       *[other] { $count } منبع کمتر
    }
}
keyflower-aspect-winter = { $more ->
    [yes] امتیاز بیشتر در زمستان
   *[no] امتیاز کمتر در زمستان
}
keyflower-aspect-tempo = { $more ->
    [yes] جای بهتر در ترتیب نوبت
   *[no] جای بدتر در ترتیب نوبت
}
