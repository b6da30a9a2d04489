#nullable enable
using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

namespace Meshwright.Meaning
{
    /// <summary>
    /// "A child of that transform where something is put". Nodes that the file names as sockets are transforms already and
    /// are listed with <see cref="IsThere"/>.
    /// </summary>
    public sealed class SocketMeaning
    {
        private static readonly Regex Sided = new Regex("^(l|r|left|right)$", RegexOptions.CultureInvariant);
        private static readonly Regex Mark = new Regex("^(socket|slot|attach|attachment|mount|sock)$", RegexOptions.CultureInvariant);
        private static readonly Regex HandSlot = new Regex(
            "^(handslot|slothand|weapon|weaponslot|prop|propslot|handprop|handweapon|grip)$",
            RegexOptions.CultureInvariant
        );
        private static readonly Regex Hand = new Regex("^(hand|weapon|palm)$", RegexOptions.CultureInvariant);

        /// <summary>hand.left, hand.right, head, back, hip.left, hip.right, saddle, grip, or the name that the file gives it.</summary>
        public string Name { get; set; } = "";

        /// <summary>Name of the transform that carries it; empty for the root of the model.</summary>
        public string Parent { get; set; } = "";

        public Point Position { get; set; }

        public Turn Rotation { get; set; } = Turn.None;

        public bool IsThere { get; set; }

        /// <summary>Name of the child that is made; it reads as the same socket again.</summary>
        public string ObjectName => "Socket_" + Name;

        /// <summary>
        /// The socket of a node without a mesh that is named handslot.r, Socket_Hand_L, weapon.R, Socket_Muzzle; null for others.
        /// </summary>
        public static string? NameOf(string node)
        {
            var spaced = Regex.Replace(node, @"(\p{Ll})(\p{Lu})", "$1 $2").ToLowerInvariant();
            var words = new List<string>(Regex.Split(spaced, @"[^\p{L}\d]+"));
            words.RemoveAll(word => word.Length == 0);
            var side = words.Contains("l") || words.Contains("left") ? "left" : "right";
            var isSided = words.Exists(word => Sided.IsMatch(word));
            var rest = words.FindAll(word => !Sided.IsMatch(word));
            if (isSided && HandSlot.IsMatch(string.Concat(rest)))
                return "hand." + side;
            if (!rest.Exists(word => Mark.IsMatch(word)))
                return null;
            var place = rest.FindAll(word => !Mark.IsMatch(word) && word != "point");
            if (place.Count == 0)
                return null;
            if (isSided && Hand.IsMatch(string.Concat(place)))
                return "hand." + side;
            if (isSided)
                place.Add(side);
            return string.Join(".", place);
        }

        /// <summary>The grip of a prop, from asset.extras.meshwright.grip.</summary>
        public static SocketMeaning? Grip(JsonObject? ours)
        {
            var grip = ours?.Child("grip");
            if (grip == null || !(Axes.PointOf(grip.List("position")) is Point position) || !(Axes.TurnOf(grip.List("rotation")) is Turn rotation))
                return null;
            return new SocketMeaning { Name = "grip", Position = Axes.ToUnity(position), Rotation = Axes.ToUnity(rotation) };
        }
    }
}
